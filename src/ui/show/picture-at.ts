/** The widths every picture the shop keeps is stored in. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const

const HOSTED = '/pictures/'

/** The address of a picture at the smallest stored width that is not below `width`; foreign ones stay as they are. */
export function pictureAt(url: string, width: number): string {
  if (!url.startsWith(HOSTED)) return url
  const stored = PICTURE_WIDTHS.find((each) => each >= width) ?? PICTURE_WIDTHS.at(-1)
  return `${url}/${stored}.webp`
}

/** All stored widths for `srcset`, or nothing for a picture that has only one. */
export function pictureSet(url: string): string | undefined {
  if (!url.startsWith(HOSTED)) return undefined
  return PICTURE_WIDTHS.map((width) => `${url}/${width}.webp ${width}w`).join(', ')
}
