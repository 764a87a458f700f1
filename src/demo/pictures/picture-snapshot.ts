import type { Sharp } from 'sharp'
import { seedRandom } from './picture-random.ts'

type Size = { width: number; height: number }

/** How much of the scene is on the picture: whoever takes one by hand stands too near. */
const PART = 0.8

/** As somebody holding a phone took it: a little askew, lit by one lamp, the far corner dark. */
export function asSnapshot(picture: Sharp, { width, height }: Size, seed: number): Sharp {
  const random = seedRandom(seed + 900)
  const tilt = random.side() * random.between(2.5, 6)
  const radians = (Math.abs(tilt) * Math.PI) / 180
  const askew = {
    width: width * Math.cos(radians) + height * Math.sin(radians),
    height: width * Math.sin(radians) + height * Math.cos(radians),
  }
  const cut = { width: Math.round(width * PART), height: Math.round(height * PART) }
  const left = Math.floor((askew.width - cut.width) / 2 + random.between(-30, 30))
  const top = Math.floor((askew.height - cut.height) / 2 + random.between(-30, 30))
  const lamp = { x: random.between(0.15, 0.45), y: random.between(0.05, 0.35) }
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${cut.width}" height="${cut.height}">
    <defs><radialGradient id="l" cx="${lamp.x}" cy="${lamp.y}" r="1.05"><stop offset="0" stop-color="#fffaf0"/>
      <stop offset=".45" stop-color="#efe3d0"/><stop offset="1" stop-color="#8d8074"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#l)"/></svg>`
  return picture
    .rotate(tilt, { background: '#8f6539' })
    .extract({ left, top, ...cut })
    .modulate({ saturation: 0.94 })
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
}
