import { generateCatalogue } from '#demo/catalogue/generate-catalogue.ts'
import { refuse } from '#platform/refusal.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { flag, whole } from './arguments.ts'
import { act, command } from './command.ts'

export const demoCatalogue = command(
  'demo-catalogue',
  m.seller_demo_catalogue_summary,
  m.seller_demo_catalogue_details,
  [
    act({
      options: { products: whole('NUMBER'), yes: flag },
      async run({ products, yes }, { root, config, open, output, progress }) {
        if (!config.demo && !yes) refuse(m.seller_demo_only)
        const { database } = await open()
        const started = readClock()
        const made = await progress.step(
          m.seller_step_catalogue,
          (tick) => generateCatalogue({ root, database, products, now: started, tick }),
          { count: products },
        )
        const seconds = ((readClock().getTime() - started.getTime()) / 1000).toFixed(1)
        const msg = m.seller_demo_catalogue_done({ ...made, seconds }, { locale: output.language })
        output.answer({ code: 1, msg, data: { ...made, seconds: Number(seconds) } })
      },
    }),
  ],
)
