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

/** Whoever does not say what a picture is for may use it for whatever its format is good for: it is kept as that. */
export const purposeOf = (type: string): Purpose =>
  PURPOSES.find((purpose) => isAllowed(type, purpose)) ?? 'review'

/** What a picture may have been sent as to be used so: as something at least as strict about formats. */
export const purposesFitting = (purpose: Purpose) =>
  PURPOSES.filter((sent) => FORMATS[sent].every((type) => isAllowed(type, purpose)))

export const isAllowed = (type: string, purpose: Purpose) => FORMATS[purpose].includes(type)

/** For `<input accept>`: a convenience of the file chooser, never a check. */
export const acceptOf = (purpose: Purpose) => FORMATS[purpose].join(',')
