import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { dropUnseen } from '#platform/clean-text.ts'
import { type Call, isDesk } from '#platform/contract/define.ts'
import { describeAnswer } from '#platform/contract/describe-api.ts'

export type Sent = { call: Call; body: unknown; language: string; as: 'visitor' | 'known' }
export type Got = { status: number; text: string }

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const published = new WeakMap<Call, ValidateFunction>()

/** The schema the API reference publishes for the answers of a call. */
function answerOf(call: Call): ValidateFunction {
  const known = published.get(call) ?? ajv.compile(describeAnswer(call))
  published.set(call, known)
  return known
}

/** What is wrong with an answer, whatever was sent: nobody may be able to make the shop fail or speak nonsense. */
export function judgeAnswer({ call, body, language, as }: Sent, { status, text }: Got): string[] {
  if (status >= 500) return [`answers ${status}: ${text.slice(0, 200)}`]
  const answer = JSON.parse(text) as { msg: string; reason?: string }
  if (as === 'visitor' && isDesk(call) && answer.reason === 'people_not_at_door') return []
  const { reason = 'data' } = answer
  const fits = answerOf(call)
  return [
    ...(fits(answer)
      ? []
      : [`does not answer what is published, with ${reason}: ${ajv.errorsText(fits.errors).slice(0, 300)}`]),
    ...judgeSentence(answer.msg, dropUnseen(JSON.stringify(body) ?? ''), language),
  ]
}

/** What somebody sent may be told back to them, cleaned; names of goods in tests are Chinese with “(en)” behind. */
function judgeSentence(msg: string, sent: string, language: string): string[] {
  if (msg === '') return ['says nothing']
  const gap = /\{\w+\}/.exec(msg)?.[0]
  if (gap && !sent.includes(gap)) return [`leaves ${gap} in “${msg}”`]
  const own = msg
    .replaceAll(/[^a-z]*\(en\)/gi, '')
    .replaceAll(/\p{Script=Han}+/gu, (run) => (sent.includes(run) ? '' : run))
  return language === 'en-us' && /\p{Script=Han}/u.test(own) ? [`speaks Chinese in English: “${msg}”`] : []
}
