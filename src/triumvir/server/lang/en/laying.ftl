# A building in hand, where a shape is laid on a grid
laying-bar = The building in your hand
laying-turn = Turn
laying-mirror = Mirror
laying-back = The place before
laying-next = The next place
