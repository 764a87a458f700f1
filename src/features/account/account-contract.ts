import { z } from 'zod'
import { read, write, writeInSteps } from '#platform/contract/define.ts'
import { flag, idOrZero, line, lineOfText, wholeNumber } from '#platform/contract/fields.ts'
import { CODE_TYPES, DEFAULT_PREFIX } from './account-facts.ts'
import { ACCOUNT_REFUSALS } from './account-refusals.ts'

/**
 * The buyer's account. What a form needs is checked by the acts, with the specification's sentences in their order;
 * the schemas only bound what may arrive. Limits are counted by the acts too: bad input costs nothing.
 */
const mobile = lineOfText(32).default('')
const prefix = lineOfText(8).default(DEFAULT_PREFIX)
const password = line(200).default('')
const code = lineOfText(16).default('')
/** Which picture was shown, and what was read in it. */
const picture = { picture_id: line(64).default(''), picture_code: lineOfText(16).default('') }
const codeType = (type: number) => z.union([z.literal(type), z.literal(String(type))]).optional()

/** What buyers may say about themselves beside their name and picture. */
export const aboutOneself = {
  gender: z.number(),
  birthday: z.string(),
  email: z.string(),
  wechat: z.string(),
  qq: z.string(),
  academic: z.string(),
  work: z.string(),
}

export const userInfo = z.object({
  id: z.number(),
  user_id: z.number(),
  user_nickname: z.string(),
  name: z.string(),
  avatar: z.string(),
  prefix: z.string(),
  mobile: z.string(),
  ...aboutOneself,
  roles: z.array(z.literal('buyer')),
  user_role: z.literal('buyer'),
  /** 1 once the buyer has set a payment password. */
  has_pay_password: z.number(),
})
const entered = z.object({ userinfo: userInfo.extend({ user_token: z.string() }) })

const session = z.object({
  id: z.number(),
  /** Names of browser and system; empty where the browser did not say. */
  browser: z.string(),
  system: z.string(),
  create_time: z.string(),
  last_time: z.string(),
  /** 1 for the session that asks. */
  current: z.number(),
})

/** Everything that changes only with a new version of the shop. */
const KEPT = { seconds: 600, tags: () => ['phone-prefixes'] }

export const accountContract = {
  showEntrance: read({
    path: '/v1/account/entrance',
    summary: 'What the login page needs to know: in demo mode, the buyer anyone may use.',
    access: 'anyone',
    output: z.object({
      demo: z.number(),
      demo_login: z.object({ prefix: z.string(), mobile: z.string(), password: z.string() }).nullable(),
    }),
    cache: KEPT,
  }),
  listPrefixes: read({
    path: '/v1/67fdb7287dc9c',
    summary: 'The phone prefixes one may register with.',
    access: 'anyone',
    output: z.array(z.object({ name: z.string(), country: z.string(), title: z.string() })),
    cache: KEPT,
  }),
  login: writeInSteps({
    path: '/v1/6459ea02ba473',
    summary:
      'Opens a session with phone number and password; after many wrong ones, its own or the whole shop’s, it also asks for a picture code.',
    access: 'anyone',
    refusals: ACCOUNT_REFUSALS.login,
    input: z.strictObject({ mobile, password, prefix, ...picture }),
    output: entered,
  }),
  showUserInfo: read({
    path: '/v1/6486f3c53f10f',
    summary: 'The buyer behind the token, which may also come as the query parameter `token`.',
    access: 'buyer',
    tokenInQuery: true,
    output: userInfo,
  }),
  register: writeInSteps({
    path: '/v1/645b0ae5e26ba',
    summary: 'Makes an account with a code of type 1 and opens its first session.',
    access: 'anyone',
    refusals: ACCOUNT_REFUSALS.register,
    input: z.strictObject({ mobile, password, code, type: codeType(CODE_TYPES.register), prefix }),
    output: entered,
  }),
  sendCode: writeInSteps({
    path: '/v1/5b5bdc44796e8',
    summary:
      'Sends an SMS code: 1 register (needs a picture code while many are sent), 2 reset password (needs a picture code, unless a buyer asks for their own number), 6 verify the old phone, 7 new phone. `data.code` is answered in demo mode only; `is_test` changes nothing.',
    access: 'anyone',
    refusals: ACCOUNT_REFUSALS.sendCode,
    input: z.strictObject({
      mobile,
      type: wholeNumber(1, 7).pipe(z.literal(Object.values(CODE_TYPES))),
      prefix,
      is_test: z.union([flag, z.boolean()]).optional(),
      ...picture,
    }),
    output: z.object({ msg: z.string(), code: z.string().optional() }),
  }),
  makePictureCode: writeInSteps({
    path: '/v1/account/picture-code',
    summary:
      'A new picture code of 4 lowercase letters and digits, good for one answer within 5 minutes. With `as: "words"` four digits are asked for in words, for those who cannot see pictures.',
    access: 'anyone',
    input: z.strictObject({ as: z.enum(['picture', 'words']).default('picture') }),
    output: z.object({ picture_id: z.string(), image: z.string(), question: z.string() }),
  }),
  resetPassword: writeInSteps({
    path: '/v1/account/reset-password',
    summary: 'Sets a new password with a code of type 2; every session ends.',
    access: 'anyone',
    refusals: ACCOUNT_REFUSALS.resetPassword,
    input: z.strictObject({ mobile, code, type: codeType(CODE_TYPES.reset), password, prefix }),
  }),
  changePassword: writeInSteps({
    path: '/v1/account/change-password',
    summary:
      'Sets a new password by the old one, or by a code of type 2 sent to the own number; every session ends.',
    access: 'buyer',
    refusals: ACCOUNT_REFUSALS.changePassword,
    input: z.strictObject({
      old_password: password,
      mobile: mobile.unwrap().optional(),
      code: code.unwrap().optional(),
      type: codeType(CODE_TYPES.reset),
      prefix: prefix.unwrap().optional(),
      password,
      repeat_password: password,
    }),
  }),
  verifyPhone: writeInSteps({
    path: '/v1/account/verify-phone',
    alsoAt: ['/v1/655886cbda89b'],
    summary: 'Shows with a code of type 6 that the old phone is at hand, so that a new one may be set.',
    access: 'buyer',
    refusals: ACCOUNT_REFUSALS.verifyPhone,
    input: z.strictObject({
      mobile,
      code,
      type: codeType(CODE_TYPES.verify),
      prefix: prefix.unwrap().optional(),
    }),
  }),
  changePhone: writeInSteps({
    path: '/v1/account/change-phone',
    alsoAt: ['/v1/65588ad85b026'],
    summary: 'Sets a new phone with a code of type 7, after the old one was verified.',
    access: 'buyer',
    refusals: ACCOUNT_REFUSALS.changePhone,
    input: z.strictObject({ mobile, code, type: codeType(CODE_TYPES.change), prefix }),
  }),
  logOut: write({
    path: '/v1/account/logout',
    summary: 'Ends the session of the token; without one there is nothing to end.',
    access: 'anyone',
  }),
  listSessions: read({
    path: '/v1/account/sessions',
    summary: "The buyer's open sessions, the newest first.",
    access: 'buyer',
    output: z.array(session),
  }),
  endSession: write({
    path: '/v1/account/end-session',
    summary: "Ends one of the buyer's sessions; id 0 ends all but the one that asks.",
    access: 'buyer',
    input: z.strictObject({ id: idOrZero }),
  }),
  setPaymentPassword: writeInSteps({
    path: '/v1/account/payment-password',
    summary: 'Sets the 6-digit payment password; the login password shows that the buyer asks.',
    access: 'buyer',
    refusals: ACCOUNT_REFUSALS.paymentPassword,
    input: z.strictObject({ password, pay_password: password, repeat_password: password }),
  }),
  downloadMyData: read({
    path: '/v1/account/download',
    summary: 'Everything the shop keeps about the buyer, as JSON.',
    access: 'buyer',
    limits: [{ by: 'buyer', points: 20, seconds: 3600 }],
    output: z.record(z.string(), z.unknown()),
  }),
  closeAccount: writeInSteps({
    path: '/v1/account/close',
    summary: 'Closes the account and forgets the person; refused while orders are open.',
    access: 'buyer',
    input: z.strictObject({ password }),
  }),
}

export type UserInfo = z.output<typeof userInfo>
export type SessionRow = z.output<typeof session>
export type PhonePrefix = z.output<typeof accountContract.listPrefixes.output>[number]
export type PictureCode = z.output<typeof accountContract.makePictureCode.output>
