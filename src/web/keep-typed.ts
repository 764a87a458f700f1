import { type TextField, typeAgain } from './early-presses.ts'
import { forgetHalfWritten } from './half-written.ts'

const KEY = 'typed'
/** Secrets and single-use codes are never kept. */
const FIELDS = 'main :is(textarea,input:is([type=text],[type=tel],[type=email],:not([type])))'
const SECRET = '[autocomplete*=password],[autocomplete=one-time-code]'

type Kept = { address: string; values: string[] }

const addressOf = ({ pathname, search }: Location) => pathname + search
const fieldsOf = () =>
  [...document.querySelectorAll<TextField>(FIELDS)].filter((field) => !field.matches(SECRET))

/** The buyer leaves this page to come back to it: what stands in its fields is kept in this tab until then. */
export function keepTyped(): void {
  const values = fieldsOf().map(({ value }) => value)
  const kept: Kept = { address: addressOf(window.location), values }
  if (values.some(Boolean)) sessionStorage.setItem(KEY, JSON.stringify(kept))
  forgetHalfWritten()
}

/** Once the page is alive. A page that has other fields by now is left as it is. */
export function restoreTyped(): void {
  const text = sessionStorage.getItem(KEY)
  if (!text) return
  const { address, values } = JSON.parse(text) as Kept
  if (address !== addressOf(window.location)) return
  sessionStorage.removeItem(KEY)
  const fields = fieldsOf()
  if (fields.length !== values.length) return
  fields.forEach((field, at) => {
    const value = values[at]
    if (value && value !== field.value) typeAgain(field, value)
  })
}
