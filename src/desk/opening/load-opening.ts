import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { listSteps, type OpeningStep } from './opening-steps.ts'

export type ShopOpening = { is_open: number; steps: OpeningStep[] }

/** Whether the shop is open, and what is done of all it takes. */
export async function loadOpening(): Promise<ShopOpening> {
  const opening = await load(() => desk.openingSeller.showOpening())
  const [slides, promises] = await Promise.all([
    load(() => desk.slidesSeller.listSellerSlides()),
    load(() => desk.identitySeller.showPromises()),
  ])
  const extras = { slides: slides.length, promises: promises.length }
  return { is_open: opening.is_open, steps: listSteps(opening, extras) }
}

/** The same while it is not open; once it is, nobody has to be told how. */
export async function loadFirstSteps(): Promise<ShopOpening | undefined> {
  const { is_open } = await load(() => desk.openingSeller.showOpening())
  return is_open === 1 ? undefined : loadOpening()
}
