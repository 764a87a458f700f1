import type { FastifyInstance } from 'fastify'
import { createDemoAlipay } from '#demo/gateway/demo-alipay.ts'
import { type DemoKeys, loadDemoKeys } from '#demo/gateway/load-demo-keys.ts'
import { sendNotices } from '#demo/gateway/send-notices.ts'
import { serveDemoGateway } from '#demo/gateway/serve-demo-gateway.ts'
import { closeUnpaid } from '#features/orders/server/close-unpaid.ts'
import { ALIPAY_NOTICE, ALIPAY_RETURN } from '#features/payment/payment-paths.ts'
import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { createAlipay } from '#features/payment/server/alipay/create-alipay.ts'
import { fetchBills } from '#features/payment/server/bill/fetch-bills.ts'
import { createPaymentServices } from '#features/payment/server/payment-services.ts'
import { pollPayments } from '#features/payment/server/poll-payments.ts'
import { tryRefunds } from '#features/payment/server/try-refunds.ts'
import type { AlipayAccount } from '#platform/alipay/alipay-settings.ts'
import type { Database } from '#platform/database/database.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import type { Log } from '#platform/log.ts'
import { ownOrigin } from './own-origin.ts'
import { servePayment } from './serve-payment.ts'

type Parts = {
  database: Database
  log: Log
  clock: () => Date
  publicUrl: string
  demo: boolean
  alipay?: AlipayAccount | undefined
}

/** Everything about paying that is more than a call: the provider, its notices, and what happens by itself. */
export function openPayment({ database, log, clock, publicUrl, demo, alipay: account }: Parts) {
  let server: FastifyInstance | undefined
  // The seller's command does not listen: the stand-in it asks is that of the shop which does.
  const origin = () => (server ? ownOrigin(server) : publicUrl)
  let kept: Promise<DemoKeys> | undefined
  const keys = () => {
    kept ??= loadDemoKeys(database).catch((error) => {
      kept = undefined
      throw error
    })
    return kept
  }
  const alipay: Alipay = account
    ? createAlipay({ ...account, notifyUrl: publicUrl + ALIPAY_NOTICE, returnUrl: publicUrl + ALIPAY_RETURN })
    : demo
      ? createDemoAlipay({ keys, origin })
      : NO_ALIPAY
  const standIn = demo && account === undefined
  const parts = { database, alipay, log, clock }
  const services = createPaymentServices(parts)
  const sweeps: Sweep[] = [
    {
      name: 'close-unpaid',
      everySeconds: 5,
      run: () => closeUnpaid({ ...parts, payments: services.payments }),
    },
    { name: 'ask-payments', everySeconds: 10, run: () => pollPayments(parts) },
    { name: 'try-refunds', everySeconds: 5, run: () => tryRefunds(parts) },
    standIn
      ? { name: 'demo-notices', everySeconds: 2, run: () => sendNotices({ database, keys, clock }) }
      : { name: 'alipay-bills', everySeconds: 3600, run: () => fetchBills(parts) },
  ]
  return {
    services,
    sweeps,
    serve(on: FastifyInstance): void {
      server = on
      servePayment(on, parts)
      if (standIn) serveDemoGateway(on, { database, keys, clock })
    },
  }
}

const noAccount = async () => {
  throw new Error('Outside demo mode the shop needs its Alipay account')
}

/** `config.ts` refuses to start without an account; whoever opens the shop otherwise still gets no stand-in. */
const NO_ALIPAY: Alipay = {
  payPage: noAccount,
  query: noAccount,
  close: noAccount,
  refund: noAccount,
  bill: noAccount,
  checkNotice: noAccount,
}
