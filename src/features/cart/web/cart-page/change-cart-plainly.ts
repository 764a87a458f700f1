import type { CartLine } from '#features/cart/cart-contract.ts'
import { isBuyable } from '#features/cart/cart-rules.ts'
import { MAX_ORDER_LINES, nearestQuantity } from '#features/cart/quantity-rules.ts'
import { paths } from '#paths'
import { need } from '#web/page-data.ts'
import { type FormAnswer, type FormArgs, numberIn, textIn } from '#web/take-form.ts'
import * as m from '#words'

/** What the cart's page does where no script runs: each of its buttons says what it is for, and of which line. */
export async function changeCartPlainly(args: FormArgs): Promise<FormAnswer> {
  const lines = need(await args.api.cart.listLines(), args.url)
  const [act, id] = textIn(args.form, 'act').split('-')
  const ticked = new Set(args.form.getAll('line').map(Number))
  const meant = lines.filter((line) => (id ? line.id === Number(id) : ticked.has(line.id)))
  if (act === 'remove' || act === 'move') return clearLines(act, meant, args)
  const updated = await updateNums(lines, args)
  return act === 'checkout' && updated.good ? checkOut(meant, args) : updated
}

async function clearLines(
  act: 'remove' | 'move',
  lines: readonly CartLine[],
  { api, language }: FormArgs,
): Promise<FormAnswer> {
  const none = act === 'remove' ? m.cart_choose_to_delete : m.cart_choose_to_move
  if (lines.length === 0) return { to: paths.cart(), said: none({}, { locale: language }) }
  const ids = { id: lines.map((line) => line.id).join(',') }
  const answer = await (act === 'remove' ? api.cart.deleteLines(ids) : api.cart.moveLines(ids))
  return { to: paths.cart(), said: answer.msg, good: answer.code === 1 }
}

/** Also on the way to the checkout: what stands in the boxes is what one is about to buy. */
async function updateNums(
  lines: readonly CartLine[],
  { api, form, language }: FormArgs,
): Promise<FormAnswer> {
  for (const { id, num } of lines) {
    const wanted = nearestQuantity(numberIn(form, `num-${id}`) ?? num)
    if (wanted === num || !form.has(`num-${id}`)) continue
    const answer = await api.cart.updateLine({ id, num: wanted, type: 'cover' })
    if (answer.code !== 1) return { to: paths.cart(), said: answer.msg }
  }
  return { to: paths.cart(), said: m.cart_plain_updated({}, { locale: language }), good: true }
}

function checkOut(lines: readonly CartLine[], { form, language }: FormArgs): FormAnswer {
  const chosen = lines.filter((line) => isBuyable(line.state))
  if (chosen.length === 0) return { to: paths.cart(), said: m.cart_choose_to_buy({}, { locale: language }) }
  if (chosen.length > MAX_ORDER_LINES)
    return { to: paths.cart(), said: m.cart_too_many({ max: MAX_ORDER_LINES }, { locale: language }) }
  const numOf = ({ id, num }: CartLine) => nearestQuantity(numberIn(form, `num-${id}`) ?? num)
  return { to: paths.checkout(chosen.map((line) => ({ ...line, num: numOf(line), cart: 1 as const }))) }
}
