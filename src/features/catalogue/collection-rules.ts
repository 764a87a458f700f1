/** A buyer's favourites are held in memory for every list they see, so there is an end to them. */
export const MAX_FAVOURITES = 2000

/** Footprints end after this many days, and the oldest leave once there are more than so many. */
export const FOOTPRINT_DAYS = 90
export const MAX_FOOTPRINTS = 500
