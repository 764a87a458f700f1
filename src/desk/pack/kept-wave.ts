import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'

const nameOf = (id: number) => `desk-wave-${id}`

/** A wave, and a copy of it in the browser: without network the last one that was seen will do. */
export async function loadWave(id: number): Promise<Wave> {
  try {
    const wave = await load(() => desk.wavesSeller.showWave({ id }))
    keep(wave)
    return wave
  } catch (error) {
    // Anything but a call that reached nobody is for the page to show.
    const kept = error instanceof TypeError ? readKept(id) : undefined
    if (!kept) throw error
    return kept
  }
}

function keep(wave: Wave): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('desk-wave-') && name !== nameOf(wave.id)) localStorage.removeItem(name)
    localStorage.setItem(nameOf(wave.id), JSON.stringify(wave))
  } catch {
    // A browser that keeps nothing packs with network only.
  }
}

function readKept(id: number): Wave | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
