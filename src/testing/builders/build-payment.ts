import type { Decision } from '#demo/gateway/demo-pages.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID, type DemoKeys, loadDemoKeys } from '#demo/gateway/load-demo-keys.ts'
import { signNotice } from '#demo/gateway/sign-fields.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import type { Shopper } from './build-order.ts'

/** Where the shop is: all that is needed to reach it from outside, also when it runs in a process of its own. */
type Outside = Pick<TestApp, 'origin'>

type Page = { status: number; text: string; headers: Headers }

async function post(url: string, fields: Record<string, string>, language = 'zh_CN'): Promise<Page> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie: `locale=${language}` },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sends the form of the markup, as the payment dialog does, and reads the provider's page. */
export async function openGateway(
  app: Outside,
  markup: string,
  language?: string,
): Promise<Page & { tradeNo: string }> {
  const action = decoded(/action="([^"]*)"/.exec(markup)?.[1] ?? '')
  const fields = [...markup.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    decoded(value),
  ])
  const page = await post(new URL(action, app.origin).href, Object.fromEntries(fields), language)
  return { ...page, tradeNo: /name="trade_no" value="(\d+)"/.exec(page.text)?.[1] ?? '' }
}

/** Presses a button of the provider's page. */
export const decide = (app: Outside, tradeNo: string, decision: Decision, language?: string): Promise<Page> =>
  post(`${app.origin}/demo-alipay/decide`, { trade_no: tradeNo, decision }, language)

/** Starts paying an order with Alipay and opens the provider's page. */
export async function startPaying(app: TestApp, shopper: Shopper, orderSn: string): Promise<string> {
  const markup = await shopper.api.payment.startAlipay({ order_sn: orderSn })
  if (markup.code !== 1) throw new Error(markup.msg)
  return (await openGateway(app, markup.data)).tradeNo
}

/** Pays an order at the provider's page, or presses another of its buttons. */
export const payByAlipay = async (
  app: TestApp,
  shopper: Shopper,
  orderSn: string,
  decision: Decision = 'pay',
) => decide(app, await startPaying(app, shopper, orderSn), decision)

export const keysOf = (app: Pick<TestApp, 'database'>): Promise<DemoKeys> => loadDemoKeys(app.database)

/** A notice as the provider sends it, or a forged one: fields may be changed before it is signed or after. */
export async function aNotice(
  app: Pick<TestApp, 'database'>,
  payment: { sn: string; amount: string; tradeNo?: string },
  forged: { before?: Record<string, string>; after?: Record<string, string>; key?: string } = {},
): Promise<Record<string, string>> {
  const { gatewayPrivate } = await keysOf(app)
  const fields = {
    notify_type: 'trade_status_sync',
    app_id: DEMO_APP_ID,
    seller_id: DEMO_SELLER_ID,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: payment.tradeNo ?? `T${payment.sn}`,
    out_trade_no: payment.sn,
    trade_status: 'TRADE_SUCCESS',
    total_amount: payment.amount,
    subject: '鲜集 订单 100% & more',
    ...forged.before,
  }
  return { ...signNotice(fields, forged.key ?? gatewayPrivate), ...forged.after }
}

export async function sendNotice(app: Outside, fields: Record<string, string>): Promise<string> {
  return (await post(`${app.origin}/payment/alipay/notice`, fields)).text
}
