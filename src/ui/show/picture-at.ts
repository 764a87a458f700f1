import { assetAddress } from '#platform/asset-address.ts'
import { isLibraryName, pictureName } from '#platform/picture-address.ts'

/** The widths every picture the shop keeps is stored in. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const

/** The shapes pages show pictures in, width to height. */
export const PICTURE_SHAPES = { '1/1': 1, '4/3': 4 / 3, '3/2': 3 / 2, '16/9': 16 / 9, '2/1': 2, '3/4': 3 / 4 }
export type PictureShape = keyof typeof PICTURE_SHAPES

/** The smallest that is not below, or the largest there is. */
const storedWidth = (width: number) => PICTURE_WIDTHS.find((each) => each >= width) ?? 1200

/** The end of the address that asks for a size: `480.webp`, `480-1x1.webp`. */
export const sizeName = (width: number, shape?: PictureShape) =>
  shape ? `${width}-${shape.split('/').join('x')}.webp` : `${width}.webp`

/**
 * A picture of the library knows what must stay in sight, so it is asked for in the shape it is shown in. Another host may keep
 * it; a buyer's goes when they want it to, so nobody else gets a copy.
 */
export function addressAt(url: string, name: string, width: number, shape: PictureShape | undefined): string {
  const library = isLibraryName(name)
  return `${library ? assetAddress(url) : url}/${sizeName(width, library ? shape : undefined)}`
}

/** The address of a picture at the smallest stored width that is not below `width`; foreign ones stay as they are. */
export function pictureAt(url: string, width: number, shape?: PictureShape): string {
  const name = pictureName(url)
  if (!name) return url
  return addressAt(url, name, storedWidth(width), shape)
}

/** The same with its host, for whoever reads it elsewhere. */
export const wholePictureAt = (origin: string, url: string, width: number) =>
  new URL(pictureAt(url, width), origin).href

/** The widths of screens, in their own dots, between which a part of their width is drawn. */
const NARROWEST = 360
const WIDEST = 1536
/** The densest screens have three dots where the page counts one. */
const DENSEST = 3

/** Which stored widths a browser may choose from for what `sizes` says; those it never would are not even named. */
export function widthsFor(sizes: string): readonly number[] {
  const drawn = [...sizes.matchAll(/(\d+)(px|vw)(?=\s*(?:,|$))/g)].map(([, figure, unit]) => {
    const part = Number(figure)
    return unit === 'px' ? [part, part * DENSEST] : [(part * NARROWEST) / 100, (part * WIDEST) / 100]
  })
  if (!drawn[0]) return PICTURE_WIDTHS
  const least = Math.min(...drawn.map(([from = 0]) => from))
  const most = Math.max(...drawn.map(([, to = Number.POSITIVE_INFINITY]) => to))
  return PICTURE_WIDTHS.filter((width) => width >= least && width <= storedWidth(most))
}

/** The addresses for `srcset` in these widths, or nothing where there is only one to choose. */
export function pictureSet(url: string, widths: readonly number[], shape?: PictureShape): string | undefined {
  const name = pictureName(url)
  if (!name || widths.length === 1) return undefined
  return widths.map((width) => `${addressAt(url, name, width, shape)} ${width}w`).join()
}
