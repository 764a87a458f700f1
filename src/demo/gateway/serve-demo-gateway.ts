import type { FastifyInstance } from 'fastify'
import type { Day } from '#platform/calendar-day.ts'
import type { Database } from '#platform/database/database.ts'
import { pageLanguage } from '#platform/http/page-language.ts'
import { sendPlainPage } from '#platform/http/plain-page.ts'
import { readForm } from '#platform/http/read-form.ts'
import { METHODS } from './answer-request.ts'
import { billAddress, isBillAddress } from './bill/bill-address.ts'
import { writeDemoBill } from './bill/write-demo-bill.ts'
import { decideTrade } from './decide-trade.ts'
import { checkoutPage, closedPage, isDecision, refusedPage } from './demo-pages.ts'
import { BILL, DECIDE, GATEWAY } from './demo-paths.ts'
import { DEMO_APP_ID, type DemoKeys } from './load-demo-keys.ts'
import { openTrade, readContent } from './open-trade.ts'
import { sendNotices } from './send-notices.ts'
import { isSignedRequest, signText } from './sign-fields.ts'
import { findTradeByNo } from './trade-store.ts'

type Parts = { database: Database; keys: () => Promise<DemoKeys>; clock: () => Date }

/**
 * The stand-in for Alipay: the same addresses, parameters, signatures and answers as far as the shop uses them, so
 * that the shop's own code is the same in demo mode and in real life.
 */
export function serveDemoGateway(server: FastifyInstance, parts: Parts): void {
  const { database, keys, clock } = parts

  // Its page is asked for by an address as well, as at Alipay.
  server.route({
    method: ['GET', 'POST'],
    url: GATEWAY,
    handler: async (request, reply) => {
      const fields = { ...(request.query as Record<string, string>), ...readForm(request.body) }
      const { gatewayPrivate, shopPublic } = await keys()
      const genuine = fields.app_id === DEMO_APP_ID && isSignedRequest(fields, shopPublic)
      if (fields.method === 'alipay.trade.page.pay') {
        const language = pageLanguage(request)
        const trade = genuine ? await openTrade(database, fields, clock()) : 'sign'
        if (typeof trade === 'string')
          return sendPlainPage(reply.code(400), language, refusedPage(trade, language))
        const open = trade.status === 'WAIT_BUYER_PAY' && trade.time_expire > clock()
        return sendPlainPage(reply, language, open ? checkoutPage(trade, language) : closedPage(language))
      }
      const origin = `${request.protocol}://${request.host}`
      const billAt = (day: Day) => billAddress(origin, day, gatewayPrivate, clock())
      const method = METHODS[fields.method ?? '']
      const answer = !genuine
        ? { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
        : method
          ? await method({ ...parts, billAt }, readContent(fields.biz_content))
          : { code: '40006', msg: 'Insufficient Permissions', sub_code: 'isv.invalid-method' }
      const node = JSON.stringify(answer)
      const name = `${(fields.method ?? 'error').replaceAll('.', '_')}_response`
      const body = `{${JSON.stringify(name)}:${node},"sign":${JSON.stringify(signText(node, gatewayPrivate))}}`
      return reply.type('application/json; charset=utf-8').send(body)
    },
  })

  server.get(BILL, async (request, reply) => {
    const asked = request.query as Record<string, string>
    const { gatewayPublic } = await keys()
    const known = isBillAddress(asked, gatewayPublic, clock())
    const bill = known ? await writeDemoBill(database.read, asked.day ?? '') : undefined
    if (!bill) return reply.code(404).send('')
    return reply.type('application/zip').send(bill)
  })

  server.post(DECIDE, async (request, reply) => {
    const language = pageLanguage(request)
    const { trade_no: tradeNo = '', decision } = readForm(request.body)
    const trade = await findTradeByNo(database.read, tradeNo)
    if (!trade || !isDecision(decision)) {
      return sendPlainPage(reply.code(400), language, refusedPage('trade_no', language))
    }
    const page = await decideTrade(database, trade, decision, { language, now: clock() })
    // The shop is told before the buyer is, as far as it answers; the sweep repeats what it does not take.
    await sendNotices(parts)
    return sendPlainPage(reply, language, page)
  })
}
