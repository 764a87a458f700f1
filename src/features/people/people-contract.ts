import { z } from 'zod'
import { read, write, writeInSteps } from '#platform/contract/define.ts'
import { id, line, lineOfText } from '#platform/contract/fields.ts'
import { ROLES } from './roles.ts'

const password = line(200).default('')
const code = lineOfText(40).default('')
const token = z.string().regex(/^[\w-]{43}$/)
/** Which picture was shown, and what was read in it; asked for when somebody guesses. */
const picture = { picture_id: line(64).default(''), picture_code: lineOfText(16).default('') }

const WRONG_CODES = [
  'people_not_at_door',
  'people_wrong_code',
  'people_factor_sealed',
  'people_strange_place',
] as const

/** Each is a hash that takes as long as it should; a session somebody stole guesses no faster. */
const PASSWORD_TRIES = { by: 'address', points: 30, seconds: 3600 } as const

/** What is still to do at the door: nothing, show the second factor, set one up, or choose another password. */
export const STEPS = ['in', 'prove', 'enrol', 'renew'] as const

/** `desk_session` leaves as a cookie that no script can read; see `app/serve-desk.ts`. */
const entered = z.object({ step: z.enum(STEPS), desk_session: z.string() })

export const personLine = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** 1 once a second factor is set up. */
  factor: z.number(),
})

const deskSession = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  create_time: z.string(),
  last_time: z.string(),
  /** 1 for the session that asks. */
  current: z.number(),
})

const miss = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  time: z.string(),
})

/** The desk's door, and what a person changes about the own way through it. */
export const peopleContract = {
  showDoor: read({
    path: '/v1/desk/people/door',
    summary:
      'Who is at the desk, if anybody, what is still to do, and in demo mode who may be used to look around.',
    access: 'door',
    output: z.object({
      step: z.enum(['out', ...STEPS]),
      person: personLine.nullable(),
      demo_logins: z.array(z.object({ email: z.string(), password: z.string() })),
    }),
  }),
  enterDesk: writeInSteps({
    path: '/v1/desk/people/enter',
    summary: 'Lets somebody in by email and password; the answer says what is still to do.',
    access: 'door',
    refusals: ['people_wrong_login', 'people_blocked', 'account_need_picture', 'account_wrong_picture'],
    input: z.strictObject({ email: lineOfText(120).default(''), password, ...picture }),
    output: entered,
  }),
  proveFactor: writeInSteps({
    path: '/v1/desk/people/prove',
    summary: 'Shows the second factor: a code of the app, or one of the recovery codes.',
    access: 'door',
    refusals: WRONG_CODES,
    input: z.strictObject({ code }),
    /** `missed` wrong codes were tried elsewhere since this person last came in. */
    output: entered.extend({ recovery_left: z.number(), missed: z.number() }),
  }),
  renewPassword: writeInSteps({
    path: '/v1/desk/people/renew-password',
    summary:
      'Sets another password where too many wrong codes were tried behind the one before; then the desk is open.',
    access: 'door',
    refusals: [
      'people_not_at_door',
      'people_short_password',
      'people_common_password',
      'people_same_password',
    ],
    limits: [PASSWORD_TRIES],
    input: z.strictObject({ password }),
    output: z.object({ desk_session: z.string() }),
  }),
  beginFactor: writeInSteps({
    path: '/v1/desk/people/begin-factor',
    summary: 'Makes a secret for an app that shows codes; it counts once a code of it was sent.',
    access: 'door',
    refusals: ['people_not_at_door', 'people_wrong_password'],
    fresh: true,
    limits: [PASSWORD_TRIES],
    input: z.strictObject({ password }),
    output: z.object({ secret: z.string(), address: z.string(), picture: z.string() }),
  }),
  confirmFactor: writeInSteps({
    path: '/v1/desk/people/confirm-factor',
    summary:
      'Takes the first code of a new second factor, ends all other sessions, and gives recovery codes once.',
    access: 'door',
    refusals: ['people_not_at_door', 'people_wrong_code', 'people_factor_sealed'],
    input: z.strictObject({ code }),
    output: z.object({ desk_session: z.string(), recovery_codes: z.array(z.string()) }),
  }),
  showWelcome: read({
    path: '/v1/desk/people/show-welcome',
    summary: 'Whom a welcome link is for.',
    access: 'door',
    refusals: ['people_no_invitation'],
    input: z.strictObject({ token }),
    output: z.object({ email: z.string(), role: z.enum(ROLES) }),
  }),
  acceptWelcome: writeInSteps({
    path: '/v1/desk/people/accept-welcome',
    summary: 'Makes the person a welcome link is for, with a name and a password of their own.',
    access: 'door',
    refusals: [
      'people_no_invitation',
      'people_need_name',
      'people_need_email',
      'people_known',
      'people_short_password',
      'people_common_password',
    ],
    limits: [PASSWORD_TRIES],
    input: z.strictObject({
      token,
      name: lineOfText(60).default(''),
      email: lineOfText(120).default(''),
      password,
    }),
    output: entered,
  }),
  forgetPassword: write({
    path: '/v1/desk/people/forgot',
    summary: 'Tells the owners, beside a name, that somebody waits for a link that sets a new password.',
    access: 'door',
    limits: [{ by: 'address', points: 10, seconds: 3600 }],
    input: z.strictObject({ email: lineOfText(120).default('') }),
  }),
  showPasswordLink: read({
    path: '/v1/desk/people/show-password-link',
    summary: 'Whom a link for a new password is for.',
    access: 'door',
    refusals: ['people_no_link'],
    input: z.strictObject({ token }),
    output: z.object({ email: z.string(), name: z.string() }),
  }),
  setPasswordByLink: writeInSteps({
    path: '/v1/desk/people/set-password-by-link',
    summary: 'Sets a new password by a link that is good once, and ends every session of its person.',
    access: 'door',
    refusals: ['people_no_link', 'people_short_password', 'people_common_password'],
    limits: [PASSWORD_TRIES],
    input: z.strictObject({ token, password }),
    output: entered,
  }),
  leaveDesk: write({
    path: '/v1/desk/people/leave',
    summary: 'Ends the session.',
    access: 'door',
  }),
  changeMyPassword: writeInSteps({
    path: '/seller/people/change-my-password',
    summary: 'Changes the own password and ends all other sessions.',
    access: 'seller',
    refusals: [
      'people_not_at_door',
      'people_wrong_password',
      'people_short_password',
      'people_common_password',
    ],
    limits: [PASSWORD_TRIES],
    input: z.strictObject({ old_password: password, password }),
  }),
  showAgain: writeInSteps({
    path: '/seller/people/show-again',
    summary:
      'Shows once more who somebody is, for acts that ask for it: by a code where they have a second factor, else by the password.',
    access: 'seller',
    refusals: [...WRONG_CODES, 'people_wrong_password'],
    limits: [PASSWORD_TRIES],
    input: z.strictObject({ code, password }),
    output: z.object({ desk_session: z.string() }),
  }),
  makeRecoveryCodes: writeInSteps({
    path: '/seller/people/make-recovery-codes',
    summary: 'Replaces the recovery codes, for a code of the app.',
    access: 'seller',
    refusals: WRONG_CODES,
    input: z.strictObject({ code }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  listMySessions: read({
    path: '/seller/people/my-sessions',
    summary: 'Where the person is logged in, and from where wrong codes were tried in their name.',
    access: 'seller',
    refusals: ['people_not_at_door'],
    output: z.object({ sessions: z.array(deskSession), misses: z.array(miss) }),
  }),
  endMySession: write({
    path: '/seller/people/end-my-session',
    summary: 'Ends another session of the person.',
    access: 'seller',
    refusals: ['people_not_at_door', 'people_no_session'],
    input: z.strictObject({ id }),
  }),
}
