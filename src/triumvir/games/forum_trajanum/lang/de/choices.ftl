# Was eine Aktion in dieser Stellung bedeutet.

take = für { $street }: Plättchen nehmen, { $place }
skip = kein Plättchen für { $street } nehmen
envoy = Gesandter: { $square }
