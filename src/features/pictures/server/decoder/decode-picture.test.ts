import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '#testing/builders/build-picture.ts'
import { decodePicture, decoderProcess } from './decode-picture.ts'

const ANY = { types: ['image/jpeg'] }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-decoder-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function aFile(width = 64): Promise<string> {
  const file = path.join(folder, `${width}`)
  await writeFile(file, await aPicture({ width }))
  return file
}

test('pictures are decoded in a process of their own', async () => {
  expect(await decodePicture(await aFile(), ANY)).toMatchObject({ picture: { width: 64, height: 32 } })
  expect(decoderProcess()).toBeGreaterThan(0)
  expect(decoderProcess()).not.toBe(process.pid)
})

test('a decoder that dies over a picture costs that picture only', async () => {
  await decodePicture(await aFile(), ANY)
  const victim = decoderProcess() ?? 0
  // Stopped first, so that it cannot answer before it is gone.
  process.kill(victim, 'SIGSTOP')
  const lost = Promise.all([decodePicture(await aFile(), ANY), decodePicture(await aFile(), ANY)])
  process.kill(victim, 'SIGKILL')
  expect(await lost).toEqual([{ fault: 'broken' }, { fault: 'broken' }])
  expect(await decodePicture(await aFile(), ANY)).toMatchObject({ picture: { width: 64 } })
  expect(decoderProcess()).not.toBe(victim)
})

test('many at once are all answered', async () => {
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, at) => aFile(20 + at * 2)))
  const verdicts = await Promise.all(pictures.map((picture) => decodePicture(picture, ANY)))
  expect(verdicts.map((verdict) => ('picture' in verdict ? verdict.picture.width : 0))).toEqual(
    pictures.map((_, at) => 20 + at * 2),
  )
})
