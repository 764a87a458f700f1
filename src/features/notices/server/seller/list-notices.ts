import { sql } from 'kysely'
import type { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { showNotice } from '../show-notice.ts'

const PER_PAGE = 20

export const listNotices: Act<typeof noticesSellerContract.listNotices> = async (
  { kind, page },
  { tx, now },
) => {
  const all = tx.selectFrom('notice').$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
  const { total } = await all.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { per_page: PER_PAGE, total, current_page: page, data: rows.map((row) => showNotice(row, now)) }
}
