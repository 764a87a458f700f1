import { pictureName } from '#platform/picture-address.ts'
import { addressAt, PICTURE_WIDTHS, type PictureShape } from './picture-at.ts'

/**
 * One more stored width, for what has a large and dense screen to itself. Pages never name it, so nothing small enough
 * for a phone is fetched as large as this; where the original has less, it is as wide as that.
 */
export const LARGEST_WIDTH = 1600
export const STORED_WIDTHS = [...PICTURE_WIDTHS, LARGEST_WIDTH]

export function largestAt(url: string, shape?: PictureShape): string {
  const name = pictureName(url)
  return name ? addressAt(url, name, LARGEST_WIDTH, shape) : url
}
