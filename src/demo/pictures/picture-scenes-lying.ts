import { layBitmap } from './picture-canvas.ts'
import { loadProp } from './picture-props.ts'
import { lay, type Stage, vary } from './picture-stage.ts'

/** Five to nine pieces strewn over the table, the extras between them. */
export function cluster(stage: Stage): void {
  const { canvas, unit, random, main, extras } = stage
  const centre = { x: canvas.width / 2, y: canvas.height / 2 }
  const around = random.pick([6, 7, 8])
  const start = random.between(0, 360)
  const stretch = canvas.width / canvas.height
  for (let i = 0; i < around; i++) {
    const turn = ((start + (360 / around) * i + random.between(-9, 9)) * Math.PI) / 180
    const far = (i % 2 === 0 ? random.between(322, 352) : random.between(292, 318)) * unit
    const guest = extras.length > 0 && i % 2 === 1
    const sprite = guest ? extras[(i >> 1) % extras.length]! : main
    lay(stage, sprite, {
      x: centre.x + Math.cos(turn) * far * stretch,
      y: centre.y + Math.sin(turn) * far,
      size: (guest ? random.between(150, 178) : random.between(206, 240)) * unit,
      ...vary(random, 28),
    })
  }
  lay(stage, main, { ...centre, size: 330 * unit, angle: random.between(-10, 10) }, 1.2)
}

/** On the wooden board: a few pieces in a row, herbs and the rest around it. */
export async function board(stage: Stage): Promise<void> {
  const { canvas, unit, random, main, extras } = stage
  const side = Math.round(800 * unit * 1.06)
  const left = Math.round((canvas.width - side) / 2)
  const top = Math.round((canvas.height - side) / 2)
  const cx = canvas.width / 2
  const cy = canvas.height / 2
  layBitmap(canvas, await loadProp('board', side), left, top)
  const corners = [
    { x: -312, y: -312 },
    { x: 322, y: 300 },
    { x: -300, y: 322 },
    { x: 318, y: -320 },
  ]
  for (const [index, corner] of corners.slice(0, extras.length > 1 ? 4 : 2).entries()) {
    const sprite = extras[index % Math.max(1, extras.length)] ?? main
    lay(stage, sprite, {
      x: cx + corner.x * unit,
      y: cy + corner.y * unit,
      size: random.between(140, 176) * unit,
      ...vary(random, sprite.tool ? 12 : 35),
    })
  }
  const spots = random.pick([
    [
      { x: -150, y: 26, size: 292 },
      { x: 138, y: 34, size: 292 },
      { x: -4, y: -88, size: 252 },
    ],
    [
      { x: 0, y: -6, size: 400 },
      { x: 214, y: 96, size: 176 },
    ],
    [
      { x: -182, y: -62, size: 218 },
      { x: 22, y: -84, size: 218 },
      { x: -100, y: 92, size: 232 },
      { x: 118, y: 78, size: 232 },
    ],
  ])
  for (const [index, spot] of spots.sort((a, b) => a.y - b.y).entries()) {
    const guest = spots.length === 2 && index === 1 && stage.guests[0]
    lay(stage, guest || main, {
      x: cx + spot.x * unit,
      y: cy + spot.y * unit,
      size: spot.size * unit,
      ...vary(random, 12),
    })
  }
}

/** On a round plate: a ring of pieces, or one large piece with its company. */
export async function plate(stage: Stage): Promise<void> {
  const { canvas, unit, random, main, extras, guests } = stage
  const side = Math.round(800 * unit * 1.1)
  const cx = canvas.width / 2
  const cy = canvas.height / 2
  layBitmap(canvas, await loadProp('plate', side), Math.round(cx - side / 2), Math.round(cy - side / 2))
  const ring = random.pick([5, 6])
  const start = random.between(0, 360)
  for (let i = 0; i < ring; i++) {
    const turn = ((start + (360 / ring) * i) * Math.PI) / 180
    const guest = guests.length > 0 && i % 3 === 2
    lay(
      stage,
      guest ? guests[((i / 3) | 0) % guests.length]! : main,
      {
        x: cx + Math.cos(turn) * 158 * unit,
        y: cy + Math.sin(turn) * 158 * unit,
        size: (guest ? 142 : 190) * unit,
        ...vary(random, 16),
      },
      0.7,
    )
  }
  lay(stage, main, { x: cx, y: cy, size: 214 * unit, angle: random.between(-8, 8) }, 0.8)
  const edge = random.side()
  const out = extras.at(-1) ?? main
  lay(stage, out, { x: cx + edge * 330 * unit, y: cy + 322 * unit, size: 150 * unit, ...vary(random, 30) })
}

/** So near that the pieces fill the frame and leave it on every side. */
export function detail(stage: Stage): void {
  const { canvas, unit, random, main, guests } = stage
  const cx = canvas.width / 2
  const cy = canvas.height / 2
  const spots = [
    { x: -300, y: -290 },
    { x: 40, y: -330 },
    { x: 340, y: -250 },
    { x: -350, y: 60 },
    { x: 352, y: 96 },
    { x: -250, y: 350 },
    { x: 120, y: 372 },
  ]
  for (const [index, spot] of spots.entries()) {
    const guest = guests.length > 0 && (index === 2 || index === 5)
    lay(stage, guest ? guests[index % guests.length]! : main, {
      x: cx + (spot.x + random.between(-18, 18)) * unit * (canvas.width / canvas.height),
      y: cy + (spot.y + random.between(-18, 18)) * unit,
      size: (guest ? 300 : random.between(360, 400)) * unit,
      ...vary(random, 24),
      brightness: 0.94,
    })
  }
  lay(stage, main, { x: cx, y: cy + 8 * unit, size: 520 * unit, angle: random.between(-8, 8) }, 1.1)
}

/** One dish, large, in the middle of the table; what it is made of lies around it. */
export function spread(stage: Stage): void {
  const { canvas, unit, random, main, extras } = stage
  const cx = canvas.width / 2
  const cy = canvas.height / 2
  const reach = canvas.width / canvas.height
  const corners = [
    { x: -300, y: -292 },
    { x: 306, y: 288 },
    { x: 300, y: -300 },
    { x: -306, y: 300 },
  ]
  for (const [index, corner] of corners.entries()) {
    const sprite = extras[index % Math.max(1, extras.length)]
    if (!sprite) break
    lay(stage, sprite, {
      x: cx + (corner.x + random.between(-16, 16)) * unit * reach,
      y: cy + (corner.y + random.between(-16, 16)) * unit,
      size: random.between(168, 206) * unit,
      ...vary(random, sprite.tool ? 14 : 32),
    })
  }
  lay(stage, main, { x: cx, y: cy, size: 470 * unit, angle: random.between(-5, 5) }, 1.1)
}
