import { ALIPAY_NOTICE, ALIPAY_RETURN } from '#features/payment/payment-paths.ts'
import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { createAlipay } from '#features/payment/server/alipay/create-alipay.ts'
import { GATEWAY } from './demo-paths.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID, type DemoKeys } from './load-demo-keys.ts'

/**
 * The real client, pointed at the stand-in in this very process. Where that listens is known only once it does, so
 * the client is made when it is first needed.
 */
export function createDemoAlipay(parts: { keys: () => Promise<DemoKeys>; origin: () => string }): Alipay {
  let made: Promise<Alipay> | undefined
  const real = () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  async function make(): Promise<Alipay> {
    const keys = await parts.keys()
    const origin = parts.origin()
    const alipay = createAlipay({
      appId: DEMO_APP_ID,
      sellerId: DEMO_SELLER_ID,
      privateKey: keys.shopPrivate,
      alipayPublicKey: keys.gatewayPublic,
      gateway: origin + GATEWAY,
      notifyUrl: origin + ALIPAY_NOTICE,
      returnUrl: ALIPAY_RETURN,
    })
    // A browser reaches the shop under whatever name; the form leads to the same one.
    return { ...alipay, payPage: async (page) => (await alipay.payPage(page)).replace(`"${origin}/`, '"/') }
  }
  return {
    payPage: async (page) => (await real()).payPage(page),
    query: async (sn) => (await real()).query(sn),
    close: async (sn) => (await real()).close(sn),
    refund: async (refund) => (await real()).refund(refund),
    bill: async (day) => (await real()).bill(day),
    checkNotice: async (fields) => (await real()).checkNotice(fields),
  }
}
