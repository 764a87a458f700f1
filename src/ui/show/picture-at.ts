import { isLibraryName, pictureName } from '#platform/picture-address.ts'

/** The widths every picture the shop keeps is stored in. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const

/** The shapes pages show pictures in, width to height. */
export const PICTURE_SHAPES = { '1/1': 1, '4/3': 4 / 3, '3/2': 3 / 2, '16/9': 16 / 9, '2/1': 2, '3/4': 3 / 4 }
export type PictureShape = keyof typeof PICTURE_SHAPES

/** The end of the address that asks for a size: `480.webp`, `480-1x1.webp`. */
export const sizeName = (width: number, shape?: PictureShape) =>
  shape ? `${width}-${shape.split('/').join('x')}.webp` : `${width}.webp`

/** A picture of the library knows what must stay in sight, so it is asked for in the shape it is shown in. */
function addressAt(url: string, name: string, width: number, shape: PictureShape | undefined): string {
  return `${url}/${sizeName(width, isLibraryName(name) ? shape : undefined)}`
}

/** The address of a picture at the smallest stored width that is not below `width`; foreign ones stay as they are. */
export function pictureAt(url: string, width: number, shape?: PictureShape): string {
  const name = pictureName(url)
  if (!name) return url
  const stored = PICTURE_WIDTHS.find((each) => each >= width) ?? PICTURE_WIDTHS.at(-1) ?? width
  return addressAt(url, name, stored, shape)
}

/** All stored widths for `srcset`, or nothing for a picture that has only one. */
export function pictureSet(url: string, shape?: PictureShape): string | undefined {
  const name = pictureName(url)
  if (!name) return undefined
  return PICTURE_WIDTHS.map((width) => `${addressAt(url, name, width, shape)} ${width}w`).join(', ')
}
