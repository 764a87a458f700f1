/** Where pictures are seen. Addresses of pictures are made and read here and nowhere else. */
export const PICTURES = '/pictures'

export const pictureUrl = (name: string) => `${PICTURES}/${name}`

const ADDRESS = /^\/pictures\/([a-z0-9][a-z0-9-]{0,79})$/

/** The name in an address of ours, or nothing. */
export const pictureName = (url: string): string | undefined => ADDRESS.exec(url)?.[1]

export const isPictureName = (name: string) => pictureName(pictureUrl(name)) === name

/**
 * Pictures of the shop's library are called after the file they came in and, where it is not the middle, after what
 * must stay in sight: `p-<32 digits>` and `p-<32 digits>-3070` for 30 % from the left and 70 % from the top.
 */
const LIBRARY = /^(p-[0-9a-f]{32})(-\d{4})?$/

export const isLibraryName = (name: string) => LIBRARY.test(name)

/** What all pictures of one file share. */
export const fileOfName = (name: string) => LIBRARY.exec(name)?.[1] ?? name

/** What a buyer has sent: it is theirs, and goes when they want it to. */
export const isUploadName = (name: string) => name.startsWith('u-')
