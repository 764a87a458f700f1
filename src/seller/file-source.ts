import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pictureName } from '#platform/picture-address.ts'

/** What was typed for a picture: the address of one of the site, or a file, which is looked for before anything is opened. */
export async function pictureFrom(typed: string): Promise<string | AsyncIterable<Uint8Array>> {
  return pictureName(typed) ? typed : fileFrom(typed)
}

export async function fileFrom(file: string): Promise<AsyncIterable<Uint8Array>> {
  await access(file)
  return bytesOf(file)
}

/** Only what can be read of it: a call's input is also written down as JSON, and a stream has much to say there. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}
