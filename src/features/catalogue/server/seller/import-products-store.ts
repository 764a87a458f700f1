import { MAX_ALT } from '#features/pictures/pictures-rules.ts'
import { findLibraryPictures } from '#features/pictures/server/find-library-pictures.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { cleanLine } from '#platform/clean-text.ts'
import type { StepContext } from '#platform/contract/act.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { Needed } from './import-products-covers.ts'
import { createFaults } from './import-products-faults.ts'
import type { PictureFolder } from './import-products-pictures.ts'

/** As many as are encoded at once; more would only wait, each with a file of its own. */
const AT_ONCE = 2

/** Puts the files an import needs into the library. Every one that is no picture is named, and then nothing changes. */
export async function storeNeeded(
  context: StepContext,
  pictures: PictureFolder,
  needed: Needed,
): Promise<void> {
  const faults = createFaults(context.language)
  const left = needed.entries()
  const storeSome = async () => {
    for (const [name, { row, column, text }] of left) {
      try {
        await storeOne(context, pictures, { name, text })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        faults.add(row, column, ({ locale }) =>
          m.imports_fault_picture({ name, why: error.say(locale) }, { locale }),
        )
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome))
  if (faults.total > 0) refuse(m.seller_import_faulty, { count: faults.total }, faults.list())
}

/** One that is in the library already is not encoded again, keeps its text, and has a new day to be used. */
async function storeOne(
  context: StepContext,
  pictures: PictureFolder,
  { name, text }: { name: string; text: string },
): Promise<void> {
  const address = await pictures.addressOf(name)
  const known = await findLibraryPictures(context.tx, [address])
  if (known.has(address)) await storePicture(context, address)
  else {
    const said = cleanLine(text).slice(0, MAX_ALT)
    const alt = said === '' ? undefined : { zh_CN: said, en_US: said }
    await storePicture(context, pictures.read(name), { fileName: name.slice(-200), alt })
  }
}
