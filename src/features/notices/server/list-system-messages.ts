import type { noticesContract, SystemMessage } from '#features/notices/notices-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { listPublished, markNew } from './list-published.ts'

export const listSystemMessages: Act<typeof noticesContract.listSystemMessages> = async (
  { page },
  context,
) => {
  const found = await listPublished('system', page, context)
  return markNew<SystemMessage>(
    'system',
    { ...found, data: found.data.map((row) => ({ ...row, is_read: 1 })) },
    context,
  )
}
