import type { Recolour } from './emoji-table.ts'

const within = (hue: number, [low, high]: readonly [number, number]) =>
  low <= high ? hue >= low && hue <= high : hue >= low || hue <= high

const middle = ([low, high]: readonly [number, number]) => {
  const width = low <= high ? high - low : 360 - low + high
  return (low + width / 2) % 360
}

/** Recolours RGBA pixels in place; every pixel follows the first rule whose hues hold it. */
export function recolour(data: Uint8Array, rules: readonly Recolour[]): void {
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    const [hue, saturation, lightness] = toHsl(data[i]!, data[i + 1]!, data[i + 2]!)
    const rule = saturation > 0.02 ? rules.find((each) => within(hue, each.hues)) : undefined
    if (!rule) continue
    // Keeping a part of the old spread keeps the modelling of light and shade.
    const away = ((hue - middle(rule.hues) + 540) % 360) - 180
    const [r, g, b] = toRgb(
      (rule.toHue + away * 0.25 + 360) % 360,
      Math.min(1, saturation * (rule.saturation ?? 1)),
      Math.min(0.97, lightness * (rule.lightness ?? 1)),
    )
    data[i] = r
    data[i + 1] = g
    data[i + 2] = b
  }
}

function toHsl(r255: number, g255: number, b255: number): [number, number, number] {
  const [r, g, b] = [r255 / 255, g255 / 255, b255 / 255]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const spread = high - low
  const lightness = (high + low) / 2
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [sector * 60, saturation, lightness]
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
