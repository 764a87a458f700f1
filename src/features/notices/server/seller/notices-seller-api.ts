import { sql } from 'kysely'
import { NOTICES } from '#features/notices/notices-contract.ts'
import { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import type {} from '#features/notices/server/notice-tables.ts'
import { showNotice } from '#features/notices/server/show-notice.ts'
import { type Act, serve, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { publishNotice } from './publish-notice.ts'

const PER_PAGE = 20

const listNotices: Act<typeof noticesSellerContract.listNotices> = async ({ kind, page }, { tx, now }) => {
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

const removeNotice: Act<typeof noticesSellerContract.removeNotice> = async ({ id }, { tx, changed }) => {
  const { numDeletedRows } = await tx.deleteFrom('notice').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) return refuse(m.sellernotices_none, { id })
  changed(NOTICES)
  return withMessage({}, m.sellernotices_removed, { id })
}

export const noticesSellerApi = serve(noticesSellerContract, {
  listNotices,
  publishNotice,
  removeNotice,
})
