import { forgetPictures } from '#features/pictures/server/forget-pictures.ts'
import type { uploadsContract } from '#features/uploads/uploads-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { pictureName } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removePicture: Act<typeof uploadsContract.removePicture> = async (
  { url },
  { tx, actor, services, afterCommit },
) => {
  const name = pictureName(url)
  if (!name) return refuse(m.uploads_missing)
  const mine = await tx
    .selectFrom('upload')
    .select('claimed_at')
    .where('name', '=', name)
    .where('buyer_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!mine) return refuse(m.uploads_missing)
  if (mine.claimed_at) return refuse(m.uploads_in_use)
  await tx.deleteFrom('upload').where('name', '=', name).where('buyer_id', '=', actor.id).execute()
  afterCommit(() => forgetPictures(services.pictures, [name]))
  return {}
}
