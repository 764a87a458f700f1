import { focusSuffix, roundFocus } from '#features/pictures/frame-rules.ts'
import type { StepContext } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { fileOfName, isLibraryName, pictureName, pictureUrl } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { AboutPicture } from './about-picture.ts'
import { storedName } from './forget-pictures.ts'
import { savePicture } from './save-picture.ts'

/** The address of a picture that is there already: of the library, where it may get another focus, or any other. */
export async function findPicture(
  { services, now, write }: Pick<StepContext, 'services' | 'now' | 'write'>,
  address: string,
  about: AboutPicture,
): Promise<string> {
  const name = pictureName(address) ?? refuse(m.pictures_none, { address })
  if (isLibraryName(name)) return write(({ tx }) => reframePicture(tx, { name, about, now }))
  if (!(await services.pictures.get(storedName(name)))) refuse(m.pictures_none, { address })
  return address
}

type Reframing = { name: string; about: Omit<AboutPicture, 'fileName'>; now: Date }

/** The picture with what is said about it now. Another focus is another picture of the same file: names never lie. */
export async function reframePicture(tx: WriteTx, { name, about, now }: Reframing): Promise<string> {
  const kept = await tx
    .selectFrom('picture')
    .where('name', '=', name)
    .select(['original', 'original_name', 'bytes', 'width', 'height', 'focus_x', 'focus_y', 'alt'])
    // The sweep must not take it meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!kept) return refuse(m.pictures_none, { address: pictureUrl(name) })
  const { focus_x, focus_y, ...file } = kept
  const focus = roundFocus(about.focus ?? { x: focus_x, y: focus_y })
  const framed = `${fileOfName(name)}${focusSuffix(focus)}`
  await savePicture(tx, { ...file, name: framed, focus, alt: about.alt ?? kept.alt, now })
  return pictureUrl(framed)
}
