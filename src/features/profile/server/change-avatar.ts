import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import { saveProfile } from '#features/account/server/save-profile.ts'
import { forgetPictures } from '#features/pictures/server/forget-pictures.ts'
import { claimPictures, releasePictures } from '#features/uploads/server/claim-pictures.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'

/** The new avatar is one of the buyer's own pictures, or none; the old one is not kept. */
export async function changeAvatar(avatar: string, context: WriteContext<Buyer>): Promise<void> {
  const { tx, actor, now, services, afterCommit } = context
  await lockBuyer(tx, actor.id)
  const before = await tx
    .selectFrom('buyer')
    .select('avatar')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (before.avatar === avatar) return
  if (avatar !== '') await claimPictures(tx, { buyerId: actor.id, purpose: 'avatar', urls: [avatar], now })
  await saveProfile(tx, actor.id, { avatar })
  const released = await releasePictures(tx, actor.id, [before.avatar])
  afterCommit(() => forgetPictures(services.pictures, released))
}
