import Truck from 'lucide-react/icons/truck'
import * as m from '#words'
import { PROMISE_DRAWINGS } from './promise-drawings.tsx'
import { useIdentity } from './use-identity.ts'

/** What the shop promises, as the seller wrote it, and what sending costs, which is a fact. */
export function BenefitStrip({ postage }: { postage: { title: string; text: string } }) {
  const { promises } = useIdentity()
  return (
    <ul aria-label={m.home_benefits()} className="benefits">
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          {PROMISE_DRAWINGS[icon]}
          <span>{title}</span>
          <small>{text}</small>
        </li>
      ))}
      <li>
        <Truck />
        <span>{postage.title}</span>
        <small>{postage.text}</small>
      </li>
    </ul>
  )
}
