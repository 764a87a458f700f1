import { createReadStream } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPictureFile, type PicturesGiven } from '#features/catalogue/import-pictures.ts'
import { pictureName } from '#platform/picture-address.ts'

/** What was typed for a picture: the address of one of the site, or a file, which is looked for before anything is opened. */
export async function pictureFrom(typed: string): Promise<string | AsyncIterable<Uint8Array>> {
  return pictureName(typed) ? typed : fileFrom(typed)
}

export async function fileFrom(file: string): Promise<AsyncIterable<Uint8Array>> {
  await access(file)
  return bytesOf(file)
}

/** The pictures beside a file of products: a folder with all that is in it, or a ZIP file. */
export async function picturesFrom(typed: string): Promise<PicturesGiven> {
  if (!(await stat(typed)).isDirectory()) return bytesOf(typed)
  const found = await readdir(typed, { recursive: true })
  return found
    .map((name) => name.split(path.sep).join('/'))
    .filter(isPictureFile)
    .sort()
    .map((name) => ({ name, open: () => bytesOf(path.join(typed, name)) }))
}

/** Only what can be read of it: a call's input is also written down as JSON, and a stream has much to say there. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}
