# Places of grids that have no printed name, as one would point at them.

spot = { $row }, { $column }
centre = centre
corner-top-left = top left corner
corner-top-right = top right corner
corner-bottom-left = bottom left corner
corner-bottom-right = bottom right corner
row-top = top row
row-middle = middle row
row-bottom = bottom row
row = { $order } row
row-from-bottom = { $order } row from the bottom
column-left = left edge
column-middle = in the middle
column-right = right edge
column-from-left = { $order } from the left
column-from-right = { $order } from the right

## Orders

order-1 = first
order-2 = second
order-3 = third
order-4 = fourth
order-5 = fifth
order-6 = sixth
order-7 = seventh
order-8 = eighth
order-9 = ninth
order-10 = tenth
order-11 = eleventh
order-12 = twelfth
order-13 = thirteenth
order-14 = fourteenth
order-15 = fifteenth
