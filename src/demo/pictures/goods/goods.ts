import { APPLES } from './apple.ts'
import { BEEF } from './beef.ts'
import { BERRIES } from './berries.ts'
import { CRABS } from './crab.ts'
import { DUMPLINGS } from './dumplings.ts'
import { EGGS } from './eggs.ts'
import { FISH } from './fish.ts'
import type { Family } from './good.ts'
import { HOT_POT } from './hot-pot.ts'
import { LAMB } from './lamb.ts'
import { LEAVES } from './leaves.ts'
import { MUSHROOMS_AND_ROOTS } from './mushrooms-and-roots.ts'
import { ORCHARD_FRUIT } from './orchard-fruit.ts'
import { PORK_CUTS } from './pork.ts'
import { POULTRY } from './poultry.ts'
import { SHELLS } from './shells.ts'
import { SHRIMPS } from './shrimps.ts'
import { THINGS } from './things.ts'
import { VEGETABLES } from './vegetables.ts'

/** Everything that is drawn, by the name pictures ask for it. */
export const GOODS: Family = {
  ...APPLES,
  ...ORCHARD_FRUIT,
  ...BERRIES,
  ...FISH,
  ...SHRIMPS,
  ...SHELLS,
  ...BEEF,
  ...PORK_CUTS,
  ...LAMB,
  ...POULTRY,
  ...CRABS,
  ...DUMPLINGS,
  ...HOT_POT,
  ...VEGETABLES,
  ...MUSHROOMS_AND_ROOTS,
  ...EGGS,
  ...LEAVES,
  ...THINGS,
}

/** What lies on a table and is looked at from above; the rest stands before us. */
export const SEEN_FROM_ABOVE: ReadonlySet<string> = new Set([
  ...Object.keys(CRABS),
  ...Object.keys(FISH),
  ...Object.keys(SHRIMPS),
  ...Object.keys(SHELLS),
  ...Object.keys(BEEF),
  ...Object.keys(PORK_CUTS).filter((name) => name !== 'pork-belly'),
  ...['lamb-roll', 'lamb-rolls'],
  ...Object.keys(POULTRY),
  ...Object.keys(DUMPLINGS),
  ...Object.keys(LEAVES),
  ...['narutomaki', 'oden', 'oden-skewer', 'pot', 'avocado', 'carrot', 'scallion', 'ginger', 'shiitake-top'],
  ...['egg-tray', 'duck-egg-tray', 'fried-egg', 'cut-duck-egg', 'notebook', 'parcel', 'card'],
])
