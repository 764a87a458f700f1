/** Long enough that guessing is hopeless at the pace the door allows, short enough to be typed at a packing table. */
export const PASSWORD_LENGTH = { min: 12, max: 200 }

export const isLongEnough = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** One person, one spelling. */
export const readEmail = (email: string): string | undefined => {
  const spelled = email.trim().toLowerCase()
  return EMAIL.test(spelled) && spelled.length <= 120 ? spelled : undefined
}
