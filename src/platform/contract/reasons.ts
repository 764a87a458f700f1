import type * as words from '#words'

/** A refusal is named by its sentence. */
export type Reason = keyof typeof words

/** What any call may be refused with, before or beside its act. */
export const GENERAL_REASONS = [
  'shell_bad_input',
  'shell_bad_json',
  'shell_bad_media',
  'shell_busy',
  'shell_failed',
  'shell_key_reused',
  'shell_login_expired',
  'shell_no_such_call',
  'shell_show_again',
  'shell_too_large',
  'shell_too_many',
  'shell_wrong_method',
  'web_foreign_form',
  'opening_not_yet',
] as const satisfies readonly Reason[]

export type GeneralReason = (typeof GENERAL_REASONS)[number]

const general: ReadonlySet<string> = new Set(GENERAL_REASONS)

/** Whether a call may be refused with this: one that lists no refusals of its own may be refused with any. */
export const isListed = (reason: string, refusals: readonly string[] | undefined): boolean =>
  refusals === undefined || refusals.includes(reason) || general.has(reason)
