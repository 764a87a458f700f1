import { paths, readPayment } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import * as m from '#words'
import { leadToProvider } from './lead-to-provider.ts'

/** Paying where no script runs: on the provider's own page instead of in a frame, or with the password at once. */
export async function payPlainly({ api, form, params, url, language }: FormArgs): Promise<FormAnswer> {
  const here = url.pathname + url.search
  const say = { locale: language }
  const pointer = readPayment(params.order)
  if (!pointer) return { to: paths.orders() }
  const { order_sn } = pointer
  const method = textIn(form, 'method')
  if (method === 'wechat') return { to: here, said: m.cashier_wechat_not_yet({}, say) }
  if (method === 'balance') {
    const paid = await api.payment.payByBalance({ order_sn, pay_password: textIn(form, 'pay_password') })
    return { to: here, said: paid.msg, good: paid.code === 1 }
  }
  const page = await api.payment.startAlipay({ order_sn })
  if (page.code !== 1) return { to: here, said: page.msg }
  const to = leadToProvider(page.data, url.origin)
  return to ? { to } : { to: here, said: m.cashier_no_form({}, say) }
}
