import { BUYING } from './buying.ts'
import { GUARDING } from './guarding.ts'
import { KEEPING } from './keeping.ts'
import { MONEY } from './money.ts'
import type { Mutant } from './mutant.ts'
import { ORDERING } from './ordering.ts'
import { TELLING } from './telling.ts'

export const MUTANTS: readonly Mutant[] = [
  ...TELLING,
  ...KEEPING,
  ...BUYING,
  ...ORDERING,
  ...GUARDING,
  ...MONEY,
]
