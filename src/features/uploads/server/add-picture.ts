import { randomBytes } from 'node:crypto'
import type { uploadsContract } from '#features/uploads/uploads-contract.ts'
import { pictureUrl } from '#features/uploads/uploads-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { forgetPictures, storedName } from './forget-pictures.ts'
import { preparePicture } from './prepare-picture.ts'
import { takeAbandoned } from './take-abandoned.ts'
import type {} from './uploads-tables.ts'

/** Nobody can guess a name: a picture is seen by those who were given its address. */
const makeName = () => `u-${randomBytes(16).toString('hex')}`

export const addPicture: Act<typeof uploadsContract.addPicture> = async (
  { file, purpose },
  { actor, now, services, write },
) => {
  const { bytes, width, height } = await preparePicture(file, purpose)
  const name = makeName()
  const row = {
    name,
    buyer_id: actor.id,
    purpose,
    bytes: bytes.length,
    width,
    height,
    created_at: now,
    claimed_at: null,
  }
  // Stored before the row is written: a row never names a picture that is not there.
  await services.pictures.put(storedName(name), bytes)
  try {
    await write(async ({ tx, afterCommit }) => {
      await tx.insertInto('upload').values(row).execute()
      const abandoned = await takeAbandoned(tx, now)
      afterCommit(() => forgetPictures(services.pictures, abandoned))
    })
  } catch (error) {
    await forgetPictures(services.pictures, [name])
    throw error
  }
  return { url: pictureUrl(name) }
}
