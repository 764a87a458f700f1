import type { Store } from '#platform/storage/store.ts'
import { PICTURE_WIDTHS } from '#ui/show/picture-at.ts'

export const storedName = (name: string) => `${name}.webp`

/** Removes pictures and the sizes made of them from the store. */
export async function forgetPictures(store: Store, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const sizes = PICTURE_WIDTHS.map((width) => `sizes/${name}-${width}.webp`)
    await Promise.all([storedName(name), ...sizes].map((one) => store.remove(one)))
  }
}
