import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { later, seconds } from '#platform/time.ts'
import { chooseAnswer } from './choose-answer.ts'
import type { DemoSeller } from './demo-seller-context.ts'

/** Nobody types faster than this; a conversation is answered once its buyer has had the time to finish. */
const THINKING = seconds(3)

/** Customer service of the demo shop: whoever waits is answered by what they asked about. */
export const answerQuestions = ({ api, database, clock }: DemoSeller): Sweep => ({
  name: 'demo-support',
  everySeconds: 2,
  async run() {
    const due = await database.read
      .selectFrom('support_thread')
      .where('waiting_since', 'is not', null)
      .where('updated_at', '<=', later(clock(), -THINKING))
      .select('id')
      .orderBy('waiting_since')
      .limit(20)
      .execute()
    let answered = 0
    for (const { id } of due) {
      const shown = await api.supportSeller.showSellerThread({ id })
      if (shown.code !== 1) continue
      const { messages } = shown.data
      const asked = messages.slice(messages.findLastIndex(({ from_seller }) => from_seller === 1) + 1)
      const content = chooseAnswer(asked.map((message) => message.content))
      const seen = messages.at(-1)?.id ?? 0
      // Several processes may simulate the seller: one of them answers.
      const answer = await api.supportSeller.answerBuyer({ id, content, seen, if_waiting: 1 })
      if (answer.code === 1) answered += 1
    }
    return answered
  },
})
