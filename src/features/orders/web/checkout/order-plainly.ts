import { nearestQuantity } from '#features/cart/quantity-rules.ts'
import { paths } from '#paths'
import { need } from '#web/page-data.ts'
import { type FormAnswer, type FormArgs, numberIn, textIn } from '#web/take-form.ts'
import * as m from '#words'
import { loadCheckout } from './load-checkout.ts'
import { orderBody } from './order-body.ts'

/**
 * Placing an order where no script runs. Another address or quantity makes another sum: it is shown first, and nobody
 * agrees to what they have not seen.
 */
export async function orderPlainly(args: FormArgs): Promise<FormAnswer> {
  const { api, form, url, language } = args
  const here = url.pathname + url.search
  const checkout = await loadCheckout(args)
  if (checkout.broken) return { to: here, ...(checkout.reason && { said: checkout.reason }) }
  const { lines, preview, choice } = checkout
  const wanted = lines.map((line) => ({
    ...line,
    num: nearestQuantity(numberIn(form, `num-${line.sku_price_id}`) ?? line.num),
  }))
  const addressId = numberIn(form, 'address') ?? preview.address?.id ?? 0
  const same =
    addressId === (preview.address?.id ?? 0) && wanted.every(({ num }, at) => num === lines[at]?.num)
  if (!same || textIn(form, 'act') !== 'submit')
    return {
      to: paths.checkout(wanted, { ...choice, addressId }),
      said: m.checkout_plain_look({}, { locale: language }),
      good: true,
    }
  const body = orderBody({ lines, preview, remark: textIn(form, 'remark') })
  const answer = await api.orders.createOrder({ ...body, pay_fee: textIn(form, 'pay_fee') })
  if (answer.code === 0) return { to: here, said: answer.msg }
  return { to: paths.payment(need(answer, url)), said: answer.msg, good: true }
}
