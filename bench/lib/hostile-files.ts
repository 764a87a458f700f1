import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pngChunk } from '#testing/png-chunk.ts'

/** A file that wants to be more than a picture, and whether there is a picture in it that may be kept. */
export type NastyFile = { name: string; bytes: Buffer; kept: boolean }

const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
const XXE = Buffer.from(
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
)

export async function nastyFiles(): Promise<NastyFile[]> {
  const photo = await noise(1200, 900)
  const jpeg = await photo.clone().jpeg().toBuffer()
  const webp = await photo.clone().webp().toBuffer()
  const small = await flat(64, 64).png().toBuffer()
  const keep = (name: string, bytes: Buffer): NastyFile => ({ name, bytes, kept: true })
  const refuse = (name: string, bytes: Buffer): NastyFile => ({ name, bytes, kept: false })
  return [
    keep('an honest photo', jpeg),
    keep('a page after a JPEG', Buffer.concat([jpeg, HTML])),
    keep('a zip after a PNG', Buffer.concat([small, Buffer.from('PK\x03\x04evil')])),
    keep('an animated WebP', await animation()),
    keep('40 million pixels of PNG with alpha, turned', largePng(8000, 5000, 8)),
    keep('40 million pixels of JPEG', await flat(8000, 5000).jpeg().toBuffer()),
    keep(
      '21 million pixels of progressive JPEG',
      await flat(5000, 4200).jpeg({ progressive: true }).toBuffer(),
    ),
    keep('16 million pixels of WebP', await flat(4000, 4000).webp().toBuffer()),
    keep('16 million pixels of lossless WebP', await flat(4000, 4000).webp({ lossless: true }).toBuffer()),
    keep('1 GiB in a text chunk', png(8, 8, deflateSync(Buffer.alloc(200)), [8, 2], [textBomb()])),
    refuse('40 million pixels, progressive and in full colour', await fullColour()),
    refuse('40 million pixels of WebP', await flat(8000, 5000).webp().toBuffer()),
    refuse('40 million pixels of 16 bits', largePng(8000, 5000, 16)),
    refuse('900 million pixels promised', png(30_000, 30_000, deflateSync(Buffer.alloc(4 << 20)))),
    refuse('900 million pixels, all there', png(30_000, 30_000, deflateSync(Buffer.alloc(900 << 20)))),
    refuse('a JPEG that says 65000 by 65000', withSize(jpeg, 65_000, 65_000)),
    refuse('half a JPEG', jpeg.subarray(0, jpeg.length >> 1)),
    refuse('an SVG', SVG),
    refuse('an SVG that asks for files', XXE),
    refuse('a page', HTML),
    refuse('a GIF with a script', Buffer.concat([Buffer.from('GIF89a=1;'), HTML])),
    refuse('noise behind a JPEG head', Buffer.concat([jpeg.subarray(0, 300), randomBytes(4 << 20)])),
    refuse('noise behind a PNG head', png(4000, 4000, randomBytes(4 << 20))),
    keep('noise behind a WebP head', Buffer.concat([webp.subarray(0, 60), randomBytes(4 << 20)])),
  ]
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a4' } })

const noise = async (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).blur(2)

const fullColour = () => flat(8000, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()

async function animation(): Promise<Buffer> {
  const side = 64
  const frames = 40
  const pixels = randomBytes(side * side * frames * 3)
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .webp()
    .toBuffer()
}

type Look = [depth: number, colour: number]

function png(
  width: number,
  height: number,
  pixels: Buffer,
  look: Look = [8, 2],
  extra: Buffer[] = [],
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([...look, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = pngChunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, pngChunk('IHDR', head), ...extra, pngChunk('IDAT', pixels), end])
}

/** With an orientation that turns it: who turns before shrinking holds all of it in memory. */
function largePng(width: number, height: number, depth: 8 | 16): Buffer {
  const row = 1 + width * 4 * (depth / 8)
  const turned = Buffer.from('4d4d002a0000000800010112000300000001000600000000', 'hex')
  const orientation = pngChunk('eXIf', Buffer.concat([turned, Buffer.alloc(4)]))
  return png(width, height, deflateSync(Buffer.alloc(row * height)), [depth, 6], [orientation])
}

const textBomb = () =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('note\0\0', 'latin1'), deflateSync(Buffer.alloc(1 << 30))]))

/** Writes another size into the head of a JPEG. */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}
