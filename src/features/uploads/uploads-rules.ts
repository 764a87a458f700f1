/** What a picture is for decides which formats may arrive; whatever arrives leaves as WebP. */
export const PURPOSES = ['avatar', 'review', 'refund'] as const
export type Purpose = (typeof PURPOSES)[number]

export const MAX_PICTURE_BYTES = 5 << 20
export const MAX_PICTURES = 9

const FORMATS: Record<Purpose, readonly string[]> = {
  avatar: ['image/jpeg', 'image/png'],
  review: ['image/jpeg', 'image/png', 'image/webp'],
  refund: ['image/jpeg', 'image/png', 'image/webp'],
}

export const typesFor = (purpose: Purpose) => FORMATS[purpose]

export const isAllowed = (type: string, purpose: Purpose) => FORMATS[purpose].includes(type)

/** For `<input accept>`: a convenience of the file chooser, never a check. */
export const acceptOf = (purpose: Purpose) => FORMATS[purpose].join(',')
