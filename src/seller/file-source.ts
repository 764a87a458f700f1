import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPictureFile, type PicturesGiven } from '#features/catalogue/import-pictures.ts'
import { pictureName } from '#platform/picture-address.ts'
import { piecesOf } from '#platform/storage/read-pieces.ts'

/** What was typed for a picture: the address of one of the site, or a file, which is looked for before anything is opened. */
export async function pictureFrom(typed: string): Promise<string | AsyncIterable<Uint8Array>> {
  return pictureName(typed) ? typed : fileFrom(typed)
}

export async function fileFrom(file: string): Promise<AsyncIterable<Uint8Array>> {
  await access(file)
  return piecesOf(file)
}

/** The pictures beside a file of products: a folder with all that is in it, or a ZIP file. */
export async function picturesFrom(typed: string): Promise<PicturesGiven> {
  if (!(await stat(typed)).isDirectory()) return piecesOf(typed)
  const found = await readdir(typed, { recursive: true })
  return found
    .map((name) => name.split(path.sep).join('/'))
    .filter(isPictureFile)
    .sort()
    .map((name) => ({ name, open: () => piecesOf(path.join(typed, name)) }))
}
