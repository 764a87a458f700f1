import Phone from 'lucide-react/icons/phone'
import { useIdentity } from '#features/site/web/use-identity.ts'

/** How to reach the shop's people without an account: the number they set, and when they are there. */
export function ContactDetails({ small }: { small?: boolean }) {
  const { phone, hours } = useIdentity()
  if (small)
    return (
      <p className="text-xs text-gray-500">
        {phone && (
          <a href={`tel:${phone}`} className="rounded-sm tabular-nums underline-offset-2 hover:underline">
            {phone}
          </a>
        )}
        {phone && hours && ' · '}
        {hours}
      </p>
    )
  return (
    <>
      {phone && (
        <p className="my-4 flex items-center gap-3 rounded-xl bg-brand-50 px-4 py-3 text-lg font-semibold text-brand-800">
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {hours && <p className="mb-4 text-sm text-gray-500">{hours}</p>}
    </>
  )
}
