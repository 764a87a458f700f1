import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { hours, later, seconds } from '#platform/time.ts'
import * as m from '#words'
import type { DemoSeller } from './demo-seller-context.ts'

/** How long the seller looks at a request, and how long a parcel travels. */
const JUDGES_AFTER = seconds(15)
const RECEIVES_AFTER = seconds(20)
/** What has waited longer shows what waiting looks like: the demo shop comes with such requests. */
const LEAVES_AFTER = hours(12)

/** Approves what was explained, asks for an explanation where there is none, and receives what was sent back. */
export const judgeAfterSales = (seller: DemoSeller): Sweep => ({
  name: 'demo-after-sales',
  everySeconds: 3,
  async run() {
    let done = 0
    for (const request of await waitingFor(seller)) if (await judge(seller, request)) done += 1
    return done
  },
})

async function waitingFor({ api, clock }: DemoSeller): Promise<SellerAfterSale[]> {
  const now = clock()
  const waiting: SellerAfterSale[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api.afterSalesSeller.listSellerAfterSales({ page })
    if (answer.code !== 1) throw new Error(answer.msg)
    pages = Math.ceil(answer.data.total / answer.data.per_page)
    waiting.push(...answer.data.data)
  }
  return waiting.filter(({ aftersale_status, since }) => {
    const wait = aftersale_status === AFTER_SALE.sentBack ? RECEIVES_AFTER : JUDGES_AFTER
    const from = new Date(since)
    return later(from, wait) <= now && now < later(from, LEAVES_AFTER)
  })
}

async function judge({ api, log }: DemoSeller, request: SellerAfterSale): Promise<boolean> {
  const { id } = request
  const answer =
    request.aftersale_status === AFTER_SALE.sentBack
      ? await api.afterSalesSeller.receiveReturn({ id })
      : isUnexplained(request)
        ? await api.afterSalesSeller.rejectAfterSale({ id, ...rejection() })
        : await api.afterSalesSeller.approveAfterSale({ id })
  // The buyer may have withdrawn it in the same moment.
  if (answer.code !== 1) return false
  log.info({ request: request.aftersale_sn, said: answer.msg }, 'the simulated seller judged a request')
  return true
}

/** "Other", and not a word or a picture about it. The seller's calls are made in Chinese. */
const isUnexplained = ({ reason, content, images }: SellerAfterSale) =>
  reason === m.aftersales_other({}, { locale: 'zh_CN' }) && content === '' && images.length === 0

const rejection = () => ({
  reason: m.aftersales_demo_rejection({}, { locale: 'zh_CN' }),
  reason_en: m.aftersales_demo_rejection({}, { locale: 'en_US' }),
})
