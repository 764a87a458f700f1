import { reframePicture } from '#features/pictures/server/find-picture.ts'
import { storedName } from '#features/pictures/server/forget-pictures.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { isLibraryName, PICTURES, pictureName } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Showing = Pick<WriteContext, 'tx' | 'now' | 'services'>

/**
 * A page must never show a hole: an address of a picture has its picture, and the library keeps it from now on. Any
 * other address is a file that comes with the site itself, as `/logo.svg`.
 */
export async function needPicture({ tx, now, services }: Showing, address: string): Promise<void> {
  if (!address.startsWith(`${PICTURES}/`)) return
  const name = pictureName(address) ?? refuse(m.pictures_none, { address })
  if (isLibraryName(name)) await reframePicture(tx, { name, about: {}, now })
  else if (!(await services.pictures.get(storedName(name)))) refuse(m.pictures_none, { address })
}
