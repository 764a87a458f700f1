import type { ReadTx } from '#platform/database/tx.ts'
import { isLibraryName, pictureName } from '#platform/picture-address.ts'
import type { Store } from '#platform/storage/store.ts'
import { storedName } from './forget-pictures.ts'

/** Whether there is a picture at an address of this site. */
export async function hasPicture(tx: ReadTx, store: Store, address: string): Promise<boolean> {
  const name = pictureName(address)
  if (name === undefined) return false
  if (!isLibraryName(name)) return (await store.get(storedName(name))) !== undefined
  const kept = await tx.selectFrom('picture').where('name', '=', name).select('name').executeTakeFirst()
  return kept !== undefined
}
