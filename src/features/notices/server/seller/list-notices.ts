import type { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { showNotice } from '../show-notice.ts'

const PER_PAGE = 20

export const listNotices: Act<typeof noticesSellerContract.listNotices> = async (
  { kind, page },
  { tx, now },
) => {
  const all = tx.selectFrom('notice').$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
  const total = await countRows(tx, all)
  const latest = all.selectAll().orderBy('publish_at', 'desc').orderBy('id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, latest, (row) => showNotice(row, now))
}
