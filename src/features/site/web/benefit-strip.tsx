import Headset from 'lucide-react/icons/headset'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import * as m from '#words'
import { PROMISE_DRAWINGS } from './promise-drawings.tsx'
import { useIdentity } from './use-identity.ts'

type Benefit = { icon: ReactNode; title: string; text: string }

/** What the shop promises, as the seller wrote it, and what sending costs, which is a fact. */
export function BenefitStrip({ postage }: { postage: { title: string; text: string } }) {
  const { promises } = useIdentity()
  const written = promises.map((promise) => ({ ...promise, icon: PROMISE_DRAWINGS[promise.icon] }))
  const benefits = [...(written.length > 0 ? written : facts()), { ...postage, icon: <Truck /> }]
  return (
    <ul aria-label={m.home_benefits()} className="benefits">
      {benefits.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <span>{title}</span>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  )
}

/** True of every shop that runs on this program, for one that has promised nothing yet. */
const facts = (): Benefit[] => [
  { icon: <ShieldCheck />, title: m.home_fact_refund(), text: m.home_fact_refund_text() },
  { icon: <Headset />, title: m.home_fact_service(), text: m.home_fact_service_text() },
]
