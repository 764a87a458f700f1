import * as m from '#words'
import { oneOf, optional, text, whole, word } from './arguments.ts'
import { act } from './command.ts'
import { refuseUsage } from './faults.ts'
import { fileFrom } from './file-source.ts'

/** `products files …`: what buyers of a virtual product download. Files are numbered, as `products show` tells. */
export const PRODUCT_FILES = act({
  name: 'files',
  words: { how: oneOf(['add', 'replace', 'remove']), id: whole('ID'), file: optional(word('FILE')) },
  options: { zh: optional(text('NAME')), en: optional(text('NAME')) },
  usage: ['add PRODUCT FILE --zh NAME --en NAME', 'replace ID FILE', 'remove ID'],
  async run({ how, id, file, zh = '', en = '' }, { open, output }) {
    if (how === 'remove') {
      const { api } = await open()
      return output.answer(await api.productsSeller.removeProductFile({ id }))
    }
    const source = await fileFrom(file ?? refuseUsage(m.seller_need_word, { name: 'FILE' }))
    const { api } = await open()
    if (how === 'replace') return output.answer(await api.productsSeller.replaceProductFile({ id, source }))
    const name = { zh_CN: zh, en_US: en }
    output.answer(await api.productsSeller.addProductFile({ product_id: id, source, name }))
  },
})
