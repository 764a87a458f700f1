import { CODE_TYPES, type CodeType } from '#features/account/account-facts.ts'
import type { Asking } from '#testing/call-wire.ts'
import type { TestApp } from '#testing/start-test-app.ts'

let places = 0

/** Headers of a caller at an address of their own; the test shop believes them with `trustProxy: ['127.0.0.1']`. */
export function aPlace(): { 'x-forwarded-for': string } {
  places += 1
  return { 'x-forwarded-for': `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}` }
}

/** A fresh SMS code, as the demo shop shows it. For type 2 a visitor's picture is asked in words and answered. */
export async function aCode(
  app: TestApp,
  mobile: string,
  type: CodeType,
  asking: Asking = {},
): Promise<string> {
  const headers = { ...aPlace(), ...asking.headers }
  const picture =
    type === CODE_TYPES.reset && !asking.token ? await anAnsweredPicture(app, headers) : undefined
  const sent = await app.as({ ...asking, headers }).account.sendCode({ mobile, type, ...picture })
  if (sent.code !== 1 || !sent.data.code) throw new Error(`No code was sent: ${sent.msg}`)
  return sent.data.code
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')

/** A picture code and its answer, taken from the question in words. */
export async function anAnsweredPicture(app: TestApp, headers = aPlace()) {
  const asked = await app.as({ language: 'en-us', headers }).account.makePictureCode({ as: 'words' })
  if (asked.code !== 1) throw new Error(asked.msg)
  const words = asked.data.question.replace(/^.*: /, '').split(', ')
  const answer = words.map((word) => DIGITS.indexOf(word)).join('')
  return { picture_id: asked.data.picture_id, picture_code: answer }
}
