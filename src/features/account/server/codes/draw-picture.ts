import { GLYPHS } from './picture-glyphs.ts'

/** Drawn at twice the size it is shown in. */
const WIDTH = 264
const HEIGHT = 96
const SCALE = 3.3
const INKS = ['#0a4227', '#0b5430', '#8c240b', '#1a4ea8', '#38413b'] as const
const GROUND = { r: 239, g: 250, b: 243 }

const between = (low: number, high: number) => low + Math.random() * (high - low)
const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T

/** A PNG of the text in bent strokes, with lines across and specks. People read it; it holds no text to be read off. */
export async function drawPicture(text: string): Promise<Buffer> {
  // One ink for letters and lines: colours must not tell them apart.
  const ink = oneOf(INKS)
  const strokes = [...[...text].map(drawCharacter), drawLines()].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
  const { default: sharp } = await import('sharp')
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(bend(data), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

function drawCharacter(character: string, at: number): string {
  const x = 24 + at * 58 + between(-4, 6)
  const y = 16 + between(-5, 5)
  const turn = `rotate(${between(-16, 16)} 5 8) skewX(${between(-12, 12)})`
  const size = `scale(${SCALE * between(0.92, 1.1)} ${SCALE * between(0.92, 1.06)})`
  return `<path transform="translate(${x} ${y}) ${size} ${turn}" d="${GLYPHS[character]}" stroke-width="${between(1.5, 1.9)}"/>`
}

function drawLines(): string {
  const line = () => {
    const y = () => between(8, HEIGHT - 8)
    return `<path d="M-4 ${y()}C${WIDTH / 3} ${y()} ${(WIDTH * 2) / 3} ${y()} ${WIDTH + 4} ${y()}" stroke-width="${between(1.8, 2.6)}" opacity="0.8"/>`
  }
  return Array.from({ length: 3 }, line).join('')
}

/** Moves every pixel along two waves, so that no letter keeps the shape it has elsewhere, and scatters specks. */
function bend(pixels: Buffer): Buffer {
  const bent = Buffer.alloc(pixels.length)
  const [across, down] = [between(0, Math.PI * 2), between(0, Math.PI * 2)]
  const [height, width] = [between(3, 5), between(2.5, 4.5)]
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const fromX = clamp(Math.round(x + width * Math.sin(y / 13 + across)), WIDTH)
      const fromY = clamp(Math.round(y + height * Math.sin(x / 24 + down)), HEIGHT)
      const speck = Math.random() < 0.015 ? -70 : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[(fromY * WIDTH + fromX) * 3 + channel] as number
        bent[(y * WIDTH + x) * 3 + channel] = Math.max(0, Math.min(255, value + speck))
      }
    }
  }
  return bent
}

const clamp = (value: number, end: number) => Math.max(0, Math.min(end - 1, value))
