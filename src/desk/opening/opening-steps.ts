import type { Opening, OpeningNeed } from '#features/shop/opening-seller-contract.ts'
import { SYSTEM_PAGES } from '#paths'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

/** One thing to do before the shop opens; `ask` is answered right there, any other leads to its room. */
export type OpeningStep = {
  name: string
  label: () => string
  hint: () => string
  /** What is wrong with what was done. */
  warns?: () => string
  needed: boolean
  done: boolean
  to?: string
  ask?: 'name' | 'contact' | 'return_address' | 'postage'
}

type Place = Pick<OpeningStep, 'label' | 'hint' | 'to' | 'ask'>

const NEEDS: Record<OpeningNeed, Place> = {
  name: { label: m.deskopen_name, hint: m.deskopen_name_hint, ask: 'name' },
  contact: { label: m.deskopen_contact, hint: m.deskopen_contact_hint, ask: 'contact' },
  agreement: {
    label: m.shell_agreement,
    hint: m.deskopen_agreement_hint,
    to: deskPaths.page(SYSTEM_PAGES.agreement),
  },
  privacy: {
    label: m.shell_privacy,
    hint: m.deskopen_privacy_hint,
    to: deskPaths.page(SYSTEM_PAGES.privacy),
  },
  return_address: { label: m.deskopen_return, hint: m.deskopen_return_hint, ask: 'return_address' },
  shop: { label: m.deskopen_shop, hint: m.deskopen_shop_hint, to: deskPaths.shops },
  category: { label: m.deskopen_category, hint: m.deskopen_category_hint, to: deskPaths.categories },
  product: { label: m.deskopen_product, hint: m.deskopen_product_hint, to: deskPaths.products },
}

type Extras = { slides: number; promises: number }

/** What the shop cannot open without, then what it is better with. */
export const listSteps = ({ needs, postage }: Opening, { slides, promises }: Extras): OpeningStep[] => [
  ...needs.map(({ name, is_met }) => ({ name, ...NEEDS[name], needed: true, done: is_met === 1 })),
  {
    name: 'postage',
    label: m.deskopen_postage,
    hint: m.deskopen_postage_hint,
    needed: false,
    // It has terms from the first day on; whether they are right nobody but the seller knows.
    done: postage.saved === 1,
    ...(postage.paid_by_none === 1 && { warns: m.deskopen_postage_unpaid }),
    ask: 'postage',
  },
  {
    name: 'slides',
    label: m.deskopen_slides,
    hint: m.deskopen_slides_hint,
    needed: false,
    done: slides > 0,
    to: deskPaths.slides,
  },
  {
    name: 'promises',
    label: m.deskopen_promises,
    hint: m.deskopen_promises_hint,
    needed: false,
    done: promises > 0,
    to: deskPaths.homeTexts,
  },
]
