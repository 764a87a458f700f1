import type { Opening } from '#features/shop/opening-seller-contract.ts'
import { NEED_WORDS } from '#features/shop/opening-words.ts'
import * as m from '#words'
import { flag, optional, text } from './arguments.ts'
import { act, command } from './command.ts'
import { needData } from './faults.ts'
import { askInTerminal, Stopped } from './opening/ask-in-terminal.ts'
import { fillFromAnswers } from './opening/fill-from-answers.ts'
import { readAnswers } from './opening/read-answers.ts'
import type { Output } from './output.ts'

export const openShopCommand = command('open-shop', m.openshop_summary, m.openshop_details, [
  act({
    options: { answers: optional(text('FILE')), check: flag },
    async run({ answers: file, check }, { open, output, input }) {
      const answers = file === undefined ? undefined : await readAnswers(file, input)
      const { api } = await open()
      const now = () => api.openingSeller.showOpening()
      if (check || (!answers && !input.isTTY)) return output.answer(await now(), (all) => draw(all, output))
      if (answers) await fillFromAnswers(api, answers, output)
      else if (!(await askUnlessStopped({ api, output, input }))) return
      if (answers?.open === false) return output.answer(await now(), (all) => draw(all, output))
      output.answer(await api.openingSeller.openShop())
    },
  }),
  act({
    name: 'preview',
    call: (api) => api.openingSeller.previewShop(),
    show: ({ url, until }, { line, say }) => line(say(m.openshop_preview, { url, until })),
  }),
  act({ name: 'close', call: (api) => api.openingSeller.closeShop() }),
])

/** False where the shop is not to be opened now: somebody stopped, or said no. */
async function askUnlessStopped(asking: Parameters<typeof askInTerminal>[0]): Promise<boolean> {
  const { api, output } = asking
  try {
    if (needData(await api.openingSeller.showOpening()).is_open === 1)
      output.line(output.say(m.openshop_is_open))
    if (await askInTerminal(asking)) return true
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
  output.line(`\n${output.say(m.openshop_stopped)}`)
  return false
}

function draw({ is_open, postage, needs }: Opening, output: Output): void {
  output.list(needs, [
    [m.openshop_need, ({ name }) => NEED_WORDS[name]({}, { locale: output.language })],
    [m.openshop_state, ({ is_met }) => (is_met ? m.openshop_met : m.openshop_missing)],
  ])
  if (postage.paid_by_none) output.line(output.say(m.openshop_postage_unpaid))
  output.line(output.say(is_open ? m.openshop_is_open : m.openshop_not_open))
}
