import * as m from '#words'
import { isBlank, isSiteAddress } from './import-products-cells.ts'
import type { Place, SheetEntry } from './import-products-faults.ts'
import type { Overlaid } from './import-products-overlay.ts'
import type { PictureFolder } from './import-products-pictures.ts'

/** The files beside an import that its products show, where each was asked for first, and what it is said to show. */
export type Needed = Map<string, Place & { text: string }>

/** Whether there is a picture at an address. */
export type HasPicture = (address: string) => Promise<boolean>

/**
 * Puts addresses in the place of files. A product names its files among its covers; one that names none gets those
 * called after the codes of its options (`A12-1.jpg`, `A12-2.png`), behind the pictures it has.
 */
export async function nameCovers(
  { value, note, place }: Overlaid,
  entries: readonly SheetEntry[],
  pictures: PictureFolder,
  { needed, has, shown }: { needed: Needed; has: HasPicture; shown: readonly string[] },
): Promise<void> {
  const covers: unknown[] = Array.isArray(value.covers) ? value.covers : []
  const need = async (file: string, at?: number): Promise<string> => {
    const text = entries[0]?.coverTexts?.[at ?? -1] ?? ''
    if (!needed.has(file)) needed.set(file, { ...place(pathOf(at)), text })
    return pictures.addressOf(file)
  }
  const resolve = async (cover: unknown, at: number): Promise<unknown[]> => {
    if (typeof cover !== 'string') return [cover]
    if (cover.startsWith('/')) {
      // What it shows already is not asked after: a file that changes a price alone has all its covers too.
      if (isSiteAddress(cover) && !shown.includes(cover) && !(await has(cover)))
        note(pathOf(at), (options) => m.imports_fault_no_such_picture({ name: cover }, options))
      return [cover]
    }
    const file = pictures.find(cover)
    if (file !== undefined) return [await need(file, at)]
    note(pathOf(at), (options) => m.imports_fault_picture_missing({ name: cover }, options))
    return []
  }
  const found = (await Promise.all(covers.map(resolve))).flat()
  const names = entries.some((entry) => Array.isArray(entry.value.covers) && entry.value.covers.length > 0)
  const codes = value.skus.flatMap(({ code }) => (isBlank(code) ? [] : [String(code)]))
  const called = names ? [] : await Promise.all(codes.flatMap(pictures.ofCode).map((file) => need(file)))
  if (Array.isArray(value.covers))
    value.covers = [...found, ...new Set(called.filter((address) => !found.includes(address)))]
}

const pathOf = (at: number | undefined) => (at === undefined ? ['covers'] : ['covers', at])
