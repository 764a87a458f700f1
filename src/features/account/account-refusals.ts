/**
 * Why the acts of an account may say no, by name. Closing one lists nothing: features that the account does not know
 * have their own reasons against it.
 */
const NUMBER = ['account_need_mobile', 'account_bad_mobile', 'account_bad_prefix'] as const
const CODE = ['account_wrong_code', 'account_code_burned'] as const
const PASSWORD = ['account_password_rule', 'account_password_long', 'account_common_password'] as const

export const ACCOUNT_REFUSALS = {
  login: [
    'account_need_mobile',
    'account_need_password',
    'account_bad_mobile',
    'account_wrong_login',
    'account_blocked',
    'account_need_picture',
    'account_wrong_picture',
  ],
  register: [
    ...NUMBER,
    ...CODE,
    ...PASSWORD,
    'account_need_code',
    'account_need_password',
    'account_registered',
    'account_verify_failed',
  ],
  sendCode: [
    ...NUMBER,
    'account_need_picture',
    'account_wrong_picture',
    'account_not_your_number',
    'account_verify_first',
    'account_same_number',
    'account_verify_failed',
    'account_code_place',
    'account_code_wait',
    'account_code_day',
    'account_code_shop',
    'account_code_failed',
  ],
  resetPassword: [
    ...NUMBER,
    ...CODE,
    ...PASSWORD,
    'account_need_code',
    'account_need_new_password',
    'account_not_registered',
  ],
  changePassword: [
    ...CODE,
    ...PASSWORD,
    'account_need_old_password',
    'account_need_mobile',
    'account_need_code',
    'account_need_new_password',
    'account_need_repeat',
    'account_passwords_differ',
    'account_bad_mobile',
    'account_not_your_number',
    'account_wrong_old_password',
    'account_verify_failed',
  ],
  verifyPhone: [
    ...CODE,
    'account_need_old_code',
    'account_bad_mobile',
    'account_not_your_number',
    'account_verify_failed',
  ],
  changePhone: [
    ...CODE,
    'account_verify_first',
    'account_need_new_mobile',
    'account_need_new_code',
    'account_bad_mobile',
    'account_bad_prefix',
    'account_same_number',
    'account_number_taken',
    'account_verify_failed',
  ],
  paymentPassword: [
    'account_need_password',
    'account_need_pay_password',
    'account_pay_password_rule',
    'account_passwords_differ',
    'account_wrong_password',
    'account_verify_failed',
  ],
} as const
