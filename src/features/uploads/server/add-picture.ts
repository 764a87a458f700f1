import { randomBytes } from 'node:crypto'
import { decodePicture } from '#features/pictures/server/decoder/decode-picture.ts'
import { storedName } from '#features/pictures/server/forget-pictures.ts'
import type { uploadsContract } from '#features/uploads/uploads-contract.ts'
import { type Purpose, purposeOf, typesFor } from '#features/uploads/uploads-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Nobody can guess a name: a picture is seen by those who were given its address. */
const makeName = () => `u-${randomBytes(16).toString('hex')}`

export const addPicture: Act<typeof uploadsContract.addPicture> = async (
  { file, purpose },
  { actor, now, services, write },
) => {
  const verdict = await decodePicture(file.path, { types: typesFor(purpose ?? 'review') })
  if ('fault' in verdict) return refuse(sentenceFor(verdict.fault, purpose))
  const { width, height } = verdict.picture
  const bytes = Buffer.from(verdict.picture.bytes)
  const name = makeName()
  const row = {
    name,
    buyer_id: actor.id,
    purpose: purpose ?? purposeOf(verdict.type),
    bytes: bytes.length,
    width,
    height,
    created_at: now,
    claimed_at: null,
  }
  // The row comes first: whatever fails from here on, a process that dies too, the sweep finds what was left. Nobody knows
  // the name before it is answered.
  await write(({ tx }) => tx.insertInto('upload').values(row).execute())
  await services.pictures.put(storedName(name), bytes)
  return { url: pictureUrl(name) }
}

function sentenceFor(fault: 'format' | 'pixels' | 'broken', purpose: Purpose | undefined) {
  if (fault === 'pixels') return m.uploads_too_many_pixels
  if (fault === 'broken') return m.uploads_broken
  return purpose === 'avatar' ? m.uploads_wrong_format : m.uploads_wrong_picture
}
