import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { isAllowed, type Purpose } from '#features/uploads/uploads-rules.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type PreparedPicture = { bytes: Buffer; width: number; height: number }

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 2400
const QUALITY = 82
const MAX_SECONDS = 15

/**
 * Nothing that was sent is kept: the picture is decoded and painted anew, so that metadata, trailing bytes and
 * whatever else a file may carry stay behind. Its name and declared type count for nothing, only its content does.
 */
export async function preparePicture(file: Buffer, purpose: Purpose): Promise<PreparedPicture> {
  const type = await fileTypeFromBuffer(file)
  if (!type || !isAllowed(type.mime, purpose)) {
    return refuse(purpose === 'avatar' ? m.uploads_wrong_format : m.uploads_wrong_picture)
  }
  const { orientation, pixels } = await readHead(file, type.mime)
  if (pixels > MAX_PIXELS) return refuse(m.uploads_too_many_pixels)
  try {
    return await repaint(file, orientation)
  } catch {
    return refuse(m.uploads_broken)
  }
}

/** Only the head is read here; the two who look at it must agree on what the file is. */
async function readHead(file: Buffer, mime: string): Promise<{ orientation: number; pixels: number }> {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height || mime !== `image/${head.format}`) return refuse(m.uploads_broken)
  return { orientation: head.orientation ?? 1, pixels: head.width * head.height }
}

/**
 * Shrinking comes first and turning second: a large picture streams through while it shrinks, but turning needs all
 * of it in memory.
 */
async function repaint(file: Buffer, orientation: number): Promise<PreparedPicture> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const turned = turn(sharp(data, { raw: { width, height, channels } }), orientation)
  const done = await turned.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true })
  return { bytes: done.data, width: done.info.width, height: done.info.height }
}

/** The eight orientations of EXIF. Mirroring happens before rotating, whatever the order of the calls. */
function turn(picture: Sharp, orientation: number): Sharp {
  const mirrored = [2, 4, 5, 7].includes(orientation) ? picture.flop() : picture
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation]
  return degrees ? mirrored.rotate(degrees) : mirrored
}
