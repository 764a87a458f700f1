/** What an SMS code is for. A code of one kind opens nothing else. */
export const CODE_TYPES = { register: 1, reset: 2, verify: 6, change: 7 } as const
export type CodeType = (typeof CODE_TYPES)[keyof typeof CODE_TYPES]

export const RESEND_SECONDS = 60
export const CODE_LENGTH = 6
export const PICTURE_LENGTH = 4
export const MAX_PASSWORD = 64
/** The longest the hint speaks of; longer ones are good too. */
export const HINTED_PASSWORD = 12
export const DEFAULT_PREFIX = '+86'
