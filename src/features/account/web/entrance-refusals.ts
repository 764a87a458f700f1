import * as m from '#words'

/** Where the entrance's forms show what they are refused with; their pages can change language meanwhile. */
export const WRONG_NUMBER = {
  account_bad_mobile: ['mobile', m.account_bad_mobile],
  account_bad_prefix: ['mobile', m.account_bad_prefix],
} as const

export const WRONG_CODE = {
  account_wrong_code: ['code', m.account_wrong_code],
  account_code_burned: ['code', m.account_code_burned],
} as const

export const WEAK_PASSWORD = {
  account_common_password: ['password', m.account_common_password],
} as const
