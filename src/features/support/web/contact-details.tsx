import Phone from 'lucide-react/icons/phone'
import { useEffect, useState } from 'react'
import { api } from '#platform/contract/api.ts'
import { Skeleton } from '#ui/show/skeleton.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'

/** How to reach the shop's people without an account: the number they set, and when they are there. */
export function ContactDetails({ small }: { small?: boolean }) {
  const number = useServiceNumber()
  if (small)
    return (
      <p className="text-xs text-gray-500">
        {number && (
          <>
            <a href={`tel:${number}`} className="rounded-sm tabular-nums underline-offset-2 hover:underline">
              {number}
            </a>
            {' · '}
          </>
        )}
        {m.support_hours()}
      </p>
    )
  return (
    <>
      {number !== '' && (
        <p className="my-4 flex items-center gap-3 rounded-xl bg-brand-50 px-4 py-3 text-lg font-semibold text-brand-800">
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {number === undefined ? <Skeleton className="h-6 w-40" /> : <a href={`tel:${number}`}>{number}</a>}
        </p>
      )}
      <p className="mb-4 text-sm text-gray-500">{m.support_hours()}</p>
    </>
  )
}

/** Empty where it cannot be read. */
function useServiceNumber(): string | undefined {
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    void dataOf(api.site.showConfig({ module: 'aftersale' })).then((config) =>
      setNumber(String(config?.back_user_mobile ?? '')),
    )
  }, [])
  return number
}
