/** Smooth noise from a lattice of fixed random numbers: the same on every machine. */
function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634777)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Between 0 and 1. */
export function noise(x: number, y: number, seed = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - left), ease(y - top)]
  const upper = lattice(left, top, seed) * (1 - u) + lattice(left + 1, top, seed) * u
  const lower = lattice(left, top + 1, seed) * (1 - u) + lattice(left + 1, top + 1, seed) * u
  return upper * (1 - v) + lower * v
}

/** Noise with finer noise on it, between 0 and 1. */
export function clouds(x: number, y: number, seed = 0, octaves = 4): number {
  let [sum, weight, whole] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    sum += noise(x * scale, y * scale, seed + octave) * weight
    whole += weight
    weight /= 2
  }
  return sum / whole
}

/** Veins: 1 on the crest of a wandering line, less beside it. */
export function veins(x: number, y: number, seed = 0, octaves = 3): number {
  let [sum, weight, whole] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    const ridge = 1 - Math.abs(noise(x * scale, y * scale, seed + octave * 7) * 2 - 1)
    sum += ridge * ridge * weight
    whole += weight
    weight /= 2
  }
  return sum / whole
}
