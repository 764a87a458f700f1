import type { Focus } from '#features/pictures/frame-rules.ts'
import type { Text } from '#platform/i18n/language.ts'

/** What is said about a picture when it comes; what is left out stays as it is, or is the middle and no text. */
export type AboutPicture = {
  fileName?: string | undefined
  focus?: Focus | undefined
  alt?: Text | undefined
}
