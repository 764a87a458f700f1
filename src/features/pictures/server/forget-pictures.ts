import { fileOfName } from '#platform/picture-address.ts'
import type { Store } from '#platform/storage/store.ts'
import { STORED_WIDTHS } from '#ui/show/largest-picture.ts'
import { PICTURE_SHAPES, type PictureShape, sizeName } from '#ui/show/picture-at.ts'

/** The whole picture, which is the same wherever its focus is. */
export const storedName = (name: string) => `${fileOfName(name)}.webp`

/** One size of it: only where it is cut to a shape does the focus matter. */
export const storedSize = (name: string, width: number, shape?: PictureShape) =>
  `sizes/${shape ? name : fileOfName(name)}-${sizeName(width, shape)}`

/** Removes pictures and the sizes made of them from the store. */
export async function forgetPictures(store: Store, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const sizes = STORED_WIDTHS.map((width) => storedSize(name, width))
    await Promise.all([storedName(name), ...sizes].map((one) => store.remove(one)))
  }
}

/** Removes what was cut to shapes around the focus of a picture of the library. */
export async function forgetShapes(store: Store, name: string): Promise<void> {
  const shapes = Object.keys(PICTURE_SHAPES) as PictureShape[]
  const cut = shapes.flatMap((shape) => STORED_WIDTHS.map((width) => storedSize(name, width, shape)))
  await Promise.all(cut.map((one) => store.remove(one)))
}
