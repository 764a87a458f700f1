import path from 'node:path'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import * as m from '#words'
import { many, oneOf, optional, text, whole, word } from './arguments.ts'
import { act } from './command.ts'
import { refuseUsage } from './faults.ts'
import { pictureFrom } from './file-source.ts'
import { focusPoint } from './pictures.ts'

type Focus = { x: number; y: number }
type Typed = { id: number; what: string[]; focus: Focus | undefined; alt: Alt | undefined }
type Alt = { zh_CN: string; en_US: string }

const HOW = ['add', 'order', 'remove', 'alt', 'focus'] as const

/** `products pictures ID …`: positions are counted from one, as `products show` does. */
export const PRODUCT_PICTURES = act({
  name: 'pictures',
  words: { id: whole('ID'), how: oneOf(HOW), what: many(word('FILE|POSITION')) },
  options: {
    focus: optional(focusPoint),
    zh: optional(text('TEXT')),
    en: optional(text('TEXT')),
  },
  usage: [
    'ID add FILE|ADDRESS... [--focus X,Y] [--zh TEXT --en TEXT]',
    'ID order POSITION...',
    'ID remove POSITION',
    'ID alt POSITION --zh TEXT --en TEXT',
    'ID focus POSITION X,Y',
  ],
  async run({ how, zh, en, ...typed }, { open, output }) {
    const alt = zh === undefined && en === undefined ? undefined : { zh_CN: zh ?? '', en_US: en ?? '' }
    const ask = await ACTS[how]({ ...typed, alt })
    const { api } = await open()
    output.answer(await ask(api.productsSeller))
  },
})

type Ask = (products: Api['productsSeller']) => Promise<Answer<SellerProduct>>

/** Files are looked for before anything is opened, so that a missing one is told as such. */
const ACTS: Record<(typeof HOW)[number], (typed: Typed) => Ask | Promise<Ask>> = {
  async add({ id, what, focus, alt }) {
    const pictures = await Promise.all(
      what.map(async (typed) => ({ source: await pictureFrom(typed), name: path.basename(typed) })),
    )
    return (products) => products.addProductPictures({ id, pictures, focus, alt })
  },
  order:
    ({ id, what }) =>
    (products) =>
      products.orderProductPictures({ id, positions: what.map(positionOf) }),
  remove:
    ({ id, what }) =>
    (products) =>
      products.removeProductPicture({ id, position: onePosition(what) }),
  alt({ id, what, alt }) {
    if (!alt) return refuseUsage(m.seller_need_word, { name: '--zh, --en' })
    return (products) => products.changeProductPicture({ id, position: onePosition(what), alt })
  },
  focus({ id, what: [position = '', typed] }) {
    const focus = focusPoint.read(typed, { name: 'X,Y', label: 'X,Y' })
    return (products) => products.changeProductPicture({ id, position: positionOf(position), focus })
  },
}

const positionOf = (typed: string) => whole('POSITION').read(typed, { name: 'POSITION', label: 'POSITION' })
const onePosition = ([typed = '']: readonly string[]) => positionOf(typed)
