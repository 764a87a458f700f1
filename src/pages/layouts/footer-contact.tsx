import { useIdentity } from '#features/site/web/use-identity.ts'
import * as m from '#words'

/** How to reach the shop's people; nothing where they have not said. */
export function FooterContact() {
  const { phone, mail, hours } = useIdentity()
  if (!phone && !mail) return null
  return (
    <address className="text-gray-600 not-italic">
      <p className="mb-2 font-semibold text-gray-900">{m.opening_contact()}</p>
      {phone && (
        <a href={`tel:${phone}`} className="block rounded-sm py-1 tabular-nums hover:text-brand-700">
          {phone}
        </a>
      )}
      {mail && (
        <a href={`mailto:${mail}`} className="block rounded-sm py-1 break-all hover:text-brand-700">
          {mail}
        </a>
      )}
      {hours && <p className="py-1">{hours}</p>}
    </address>
  )
}
