import Award from 'lucide-react/icons/award'
import Clock from 'lucide-react/icons/clock'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import Leaf from 'lucide-react/icons/leaf'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Snowflake from 'lucide-react/icons/snowflake'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { PromiseIcon } from '../promise-icons.ts'

/** How each drawing looks that a promise may have beside it. */
export const PROMISE_DRAWINGS: Record<PromiseIcon, ReactNode> = {
  leaf: <Leaf />,
  snowflake: <Snowflake />,
  shield: <ShieldCheck />,
  truck: <Truck />,
  headset: <Headset />,
  clock: <Clock />,
  award: <Award />,
  heart: <Heart />,
  scale: <Scale />,
  store: <Store />,
}
