import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Plan, planSize, WHOLE } from './plan-size.ts'
import { createSlots } from './slots.ts'
import type { Picture, Verdict, Wish } from './verdict.ts'

const MAX_PIXELS = 40_000_000
/** What a decoder may hold in memory at once; a picture that needs more is refused. */
const MAX_HELD = 64_000_000
/** Decoding costs far more memory than a file has bytes: two at a time, and a large one alone. */
const SLOTS = 2
const LARGE_PIXELS = 6_000_000
const MAX_SECONDS = 15

const slots = createSlots(SLOTS)

/**
 * Nothing that was sent is kept: the picture is decoded and painted anew, so that metadata, trailing bytes and
 * whatever else a file may carry stay behind. Its name and declared type count for nothing, only its content does.
 */
export async function repaintPicture(file: string, { types, frame }: Wish): Promise<Verdict> {
  const type = await fileTypeFromFile(file)
  if (!type || !types.includes(type.mime)) return { fault: 'format' }
  // Only the head is read here; the two who look at it must agree on what the file is.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height || type.mime !== `image/${head.format}`) return { fault: 'broken' }
  const pixels = head.width * head.height
  if (pixels > MAX_PIXELS || heldBy(head) > MAX_HELD) return { fault: 'pixels' }
  try {
    const upright = head.autoOrient
    const plan = frame ? planSize(frame, upright) : WHOLE
    // Painted pixels lie outside the heap, where the collector does not feel how many there are: they go before another comes.
    const paint = () => repaint(file, head.orientation ?? 1, plan).finally(() => globalThis.gc?.())
    return { type: type.mime, upright, picture: await slots.run(pixels > LARGE_PIXELS ? SLOTS : 1, paint) }
  } catch {
    return { fault: 'broken' }
  }
}

/**
 * Bytes a decoder keeps at once. A plain JPEG or PNG streams through row by row; a progressive JPEG keeps every
 * coefficient, an interlaced PNG and a WebP every pixel. Samples of 16 bits stream too, but slowly: they count whole.
 */
function heldBy(head: Metadata): number {
  const { width, height, format, channels = 4, depth, isProgressive, chromaSubsampling } = head
  const pixels = width * height
  if (format === 'webp') return pixels * 4
  if (format === 'jpeg')
    return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0
  if (depth !== 'uchar') return pixels * channels * 2
  return isProgressive ? pixels * channels : 0
}

/**
 * Shrinking comes first and turning second: a large picture streams through while it shrinks, but turning needs all
 * of it in memory.
 */
async function repaint(
  file: string,
  orientation: number,
  { within, part, ...encoding }: Plan,
): Promise<Picture> {
  const lying = orientation > 4
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .resize({
      width: lying ? within.height : within.width,
      height: lying ? within.width : within.height,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const turned = turn(sharp(data, { raw: { width, height, channels } }), orientation)
  const kept = part ? await cut(turned, part) : turned
  const done = await kept.webp(encoding).toBuffer({ resolveWithObject: true })
  return { bytes: done.data, width: done.info.width, height: done.info.height }
}

/** By way of plain pixels: sharp would cut before it turns. Rounding may have left the picture a pixel smaller. */
async function cut(turned: Sharp, part: NonNullable<Plan['part']>): Promise<Sharp> {
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const [left, top] = [Math.min(part.left, width - 1), Math.min(part.top, height - 1)]
  return sharp(data, { raw: { width, height, channels } }).extract({
    left,
    top,
    width: Math.min(part.width, width - left),
    height: Math.min(part.height, height - top),
  })
}

/** The eight orientations of EXIF. Mirroring happens before rotating, whatever the order of the calls. */
function turn(picture: Sharp, orientation: number): Sharp {
  const mirrored = [2, 4, 5, 7].includes(orientation) ? picture.flop() : picture
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation]
  return degrees ? mirrored.rotate(degrees) : mirrored
}
