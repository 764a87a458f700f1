import { generateCatalogue } from '#demo/catalogue/generate-catalogue.ts'
import { refuse } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { command } from './command.ts'
import { readWhole, refuseMore } from './read-words.ts'

export const demoCatalogue = command({
  name: 'demo-catalogue',
  usage: ['demo-catalogue --products NUMBER [--yes]'],
  summary: m.seller_demo_catalogue_summary,
  details: m.seller_demo_catalogue_details,
  options: { products: { type: 'string' }, yes: { type: 'boolean' } },
  async run({ values, words }, { root, config, open, output }) {
    refuseMore(words, 0)
    const products = readWhole(values.products, '--products NUMBER')
    if (!config.demo && !values.yes) refuse(m.seller_demo_only)
    const { database } = await open()
    const started = readClock()
    const made = await generateCatalogue({ root, database, products, now: started })
    const seconds = ((readClock().getTime() - started.getTime()) / 1000).toFixed(1)
    const msg = m.seller_demo_catalogue_done({ ...made, seconds }, { locale: output.language })
    output.answer({ code: 1, msg, data: { ...made, seconds: Number(seconds) } })
  },
})
