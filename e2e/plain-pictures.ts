import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { listPictures } from '#demo/pictures/compose-list-pictures.ts'
import { sizeOf } from '#demo/pictures/compose-pictures.ts'

/**
 * A plain ground in the size of each of the demo's pictures, where none is yet. Painting takes a minute and has tests of
 * its own; a journey wants something to be there.
 */
export async function putPlainPictures(seedsDir: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const present = new Set(await readdir(outDir))
  const grounds = new Map<string, Promise<Buffer>>()
  const groundOf = (size: { width: number; height: number }) => {
    const key = `${size.width} ${size.height}`
    const ground = grounds.get(key) ?? drawGround(size)
    grounds.set(key, ground)
    return ground
  }
  for (const { name, spec } of await listPictures(seedsDir)) {
    const file = `${name}.webp`
    if (!present.has(file)) await writeFile(path.join(outDir, file), await groundOf(sizeOf(spec)))
  }
}

const drawGround = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#e8efe4' } })
    .webp()
    .toBuffer()
