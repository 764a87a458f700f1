/** What the shop's own pictures may come as, by content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Cameras make large files, and the original is kept; a buyer's upload has a limit of its own. */
export const MAX_ORIGINAL_BYTES = 20 << 20

/** As long as readers of screens read on without losing their listener. */
export const MAX_ALT = 200

/** The tag of answers that hang on what is said about pictures. */
export const PICTURE_TEXTS = 'picture-texts'
