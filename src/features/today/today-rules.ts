/** Beyond it nobody counts: it says how bad it is, and the list shows which. */
export const MOST_SOLD_OUT = 1000
