/** Where pages listen to what changes; see live-hub.ts. */
export const LIVE_PATH = '/live'
export const DESK_LIVE_PATH = '/desk/live'

/** Said to those who may have missed something: ask for whatever you show. */
export const EVERYTHING = 'everything'
