import { nearestQuantity } from '#features/cart/quantity-rules.ts'
import { paths, readId } from '#paths'
import { need } from '#web/page-data.ts'
import { type FormAnswer, type FormArgs, numberIn, textIn } from '#web/take-form.ts'
import * as m from '#words'

/** The two ways to buy where no script runs. A visitor's cart is a script's: whoever adds to one is asked to log in. */
export async function buyPlainly(args: FormArgs): Promise<FormAnswer> {
  const { api, form, params, url, loggedIn, language } = args
  const product_id = readId(params.id) ?? 0
  const sku = numberIn(form, 'sku')
  const num = nearestQuantity(numberIn(form, 'num') ?? 1)
  const here = paths.product(product_id, sku ? { sku, num } : {})
  if (!sku) return { to: here, said: m.product_choose_first({}, { locale: language }) }
  const line = { product_id, sku_price_id: sku, num }
  if (textIn(form, 'act') === 'buy') return { to: paths.checkout([line]) }
  if (!loggedIn)
    return {
      to: paths.login({ redirect: here }),
      said: m.cart_plain_log_in({}, { locale: language }),
      good: true,
    }
  const answer = await api.cart.addLine({ ...line, type: 'add', id: 0 })
  if (answer.code === 0) return { to: here, said: answer.msg }
  need(answer, url)
  return { to: paths.cart(), said: answer.msg, good: true }
}
