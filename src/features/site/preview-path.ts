/** Below it stands a pass: whoever opens that address may look around in a shop that is not open yet. */
export const PREVIEW = '/preview'

/** The cookie the pass is kept in. */
export const PREVIEW_COOKIE = 'shop_preview'
