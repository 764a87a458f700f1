import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Answer = (nothing: Record<never, never>, options: { locale: Language }) => string

/** What questions are about, by the words people use; the first that fits answers. */
const TOPICS: [words: RegExp, answer: Answer][] = [
  [/退款|退货|售后|赔|坏|烂|破|refund|return|broken|rotten|bad\b|damag/i, m.demoseller_refund],
  [/发票|invoice|receipt/i, m.demoseller_invoice],
  [
    /物流|快递|到货|多久|几天|配送|运费|包邮|deliver|shipping|courier|track|arrive|postage/i,
    m.demoseller_delivery,
  ],
  [/发货|催|还没发|ship\b|ships|sent yet|dispatch/i, m.demoseller_shipping],
  [/优惠|折扣|券|便宜|coupon|promo|discount|code/i, m.demoseller_coupon],
  [/支付|付款|余额|密码|充值|pay|wallet|balance|password/i, m.demoseller_payment],
  [/新鲜|产地|保存|保质|怎么吃|做法|fresh|origin|store|keep|ripe/i, m.demoseller_freshness],
  [/地址|改地址|address/i, m.demoseller_address],
  [/谢|thank/i, m.demoseller_thanks],
  [/在吗|你好|您好|有人|hello|\bhi\b|anyone/i, m.demoseller_hello],
]

/** An answer in the language of the question. */
export function chooseAnswer(questions: readonly string[]): string {
  const asked = questions.join('\n')
  const locale: Language = /\p{Script=Han}/u.test(asked) ? 'zh_CN' : 'en_US'
  const topic = TOPICS.find(([words]) => words.test(asked))
  return (topic?.[1] ?? m.demoseller_other)({}, { locale })
}
