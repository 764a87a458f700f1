import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Values = Record<string, string>
/** What is told of the values found in it; the courier's name is the caller's to know. */
type Told = (values: Values, options: { locale: Language }) => string

const METHODS: Readonly<Record<string, Told>> = { balance: m.story_balance, alipay: m.story_alipay }

/** How the history of an order writes why, as `order_event` and `stock_move` keep it, and what a reader is told. */
const FORMS: readonly [form: RegExp, told: Told][] = [
  [/^placed$/, m.story_placed],
  [
    /^paid by (?<method>\w+)$/,
    ({ method = '' }, options) => m.story_paid({ method: METHODS[method]?.({}, options) ?? method }, options),
  ],
  [/^virtual goods are delivered on payment$/, m.story_virtual],
  [/^cancelled$/, m.story_cancelled],
  [/^not paid in time$/, m.story_unpaid],
  [
    /^shipped with (?<courier>\S+) (?<number>.+)$/,
    ({ courier = '', number = '' }, options) => m.story_shipped({ courier, number }, options),
  ],
  [
    /^a part was sent with (?<courier>\S+) (?<number>.+)$/,
    ({ courier = '', number = '' }, options) => m.story_partly_shipped({ courier, number }, options),
  ],
  [
    /^parcel (?<number>.+) was taken back$/,
    ({ number = '' }, options) => m.story_taken_back({ number }, options),
  ],
  [
    /^tracking number (?<was>.+) corrected to (?<number>.+)$/,
    ({ was = '', number = '' }, options) => m.story_corrected({ was, number }, options),
  ],
  [/^delivery address changed$/, m.story_address],
  [
    /^delivery address changed; postage stays (?<postage>[\d.]+) though the province changed$/,
    ({ postage = '' }, options) => m.story_address_elsewhere({ postage }, options),
  ],
  [/^received$/, m.story_received],
  [/^not confirmed in time$/, m.story_received_late],
  [/^reviewed$/, m.story_reviewed],
  [/^not reviewed in time$/, m.story_unreviewed],
  [/^everything was refunded$/, m.story_refunded],
  [/^what had not been sent was refunded$/, m.story_rest_refunded],
]

/** Why something happened to an order, in the reader's language; what a colleague wrote stays as it is. */
export function tellOrderReason(
  reason: string,
  locale: Language,
  courierName: (code: string) => string | undefined = () => undefined,
): string {
  for (const [form, tell] of FORMS) {
    const found = form.exec(reason)
    if (!found) continue
    const values = { ...found.groups }
    const courier = values.courier && (courierName(values.courier) ?? values.courier)
    return tell(courier ? { ...values, courier } : values, { locale })
  }
  return reason
}
