import { sql } from 'kysely'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { selectThreads, showThreadLine } from './select-threads.ts'

const PER_PAGE = 20

export const listThreads: Act<typeof supportSellerContract.listThreads> = async ({ all, page }, { tx }) => {
  const wanted = selectThreads(tx).$if(all === 0, (query) =>
    query.where('thread.waiting_since', 'is not', null),
  )
  const threads = tx
    .selectFrom('support_thread')
    .$if(all === 0, (query) => query.where('waiting_since', 'is not', null))
  const listed = wanted
    .orderBy(all === 0 ? sql`thread.waiting_since` : sql`thread.updated_at desc`)
    .orderBy('thread.id', all === 0 ? 'asc' : 'desc')
  return answerPage({ page, perPage: PER_PAGE, total: await countRows(tx, threads) }, listed, showThreadLine)
}
