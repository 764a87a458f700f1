import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { asSeller } from '#testing/as-seller.ts'
import type { RawAnswer } from '#testing/call-wire.ts'
import type { TestApp } from '#testing/start-test-app.ts'

type Picture = { format?: 'jpeg' | 'png' | 'webp' | 'gif'; width?: number; height?: number }

/** A picture whose left half is red and whose right half is blue, so that turning it shows. */
export async function aPicture({ format = 'jpeg', width = 64, height = 32 }: Picture = {}): Promise<Buffer> {
  const half = { width: width >> 1, height, channels: 3 as const, background: '#0000ff' }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: width >> 1, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** Bytes as a file that is read. */
export async function* fileOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

type Sending = { token?: string; language?: string; purpose?: string; name?: string; type?: string }

/** Sends a file as the browser does. */
export async function sendPicture(
  app: TestApp,
  file: Buffer | string,
  { token, language, purpose, name = 'picture.jpg', type = 'image/jpeg' }: Sending = {},
): Promise<RawAnswer> {
  const form = new FormData()
  if (purpose) form.append('purpose', purpose)
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type }), name)
  const response = await fetch(`${app.origin}/api/v1/64803624da6de`, {
    method: 'POST',
    headers: { ...(token ? { 'user-token': token } : {}), ...(language ? { language } : {}) },
    body: form,
  })
  const envelope = (await response.json()) as Omit<RawAnswer, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

/** Uploads a picture and answers its address. */
export async function anUpload(app: TestApp, token: string, purpose = 'review'): Promise<string> {
  const answer = await sendPicture(app, await aPicture(), { token, purpose })
  return (answer.data as { url: string }).url
}

/** The address of a picture the seller has brought in. */
export async function aStoredPicture(app: TestApp): Promise<string> {
  const bytes = await aPicture()
  const source = (async function* () {
    yield bytes
  })()
  const { data } = await asSeller(app).picturesSeller.addLibraryPicture({ source })
  if (!data) throw new Error('The picture was not taken')
  return data.address
}

/** Puts files where the pictures of built products would lie, for what looks whether they are there. */
export async function placePictures(
  { dataDir }: Pick<TestApp, 'dataDir'>,
  names: readonly string[] = ['product-1-1', 'product-1-2'],
): Promise<void> {
  await mkdir(path.join(dataDir, 'pictures'), { recursive: true })
  for (const name of names) await writeFile(path.join(dataDir, 'pictures', `${name}.webp`), '')
}
