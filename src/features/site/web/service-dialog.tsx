import Phone from 'lucide-react/icons/phone'
import { useEffect, useState } from 'react'
import { api } from '#platform/contract/api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import * as m from '#words'

/** How to reach the shop's people: the number they set, when they are there, and where most questions lead. */
export function ServiceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const number = useServiceNumber(open)
  return (
    <Dialog open={open} onClose={onClose} title={m.site_service()} size="sm">
      <p className="text-gray-600">{m.site_service_text()}</p>
      <p className="my-4 flex items-center gap-3 rounded-xl bg-brand-50 px-4 py-3 text-lg font-semibold text-brand-800">
        <Phone className="size-5 shrink-0" aria-hidden="true" />
        {number === undefined ? <Skeleton className="h-6 w-40" /> : <a href={`tel:${number}`}>{number}</a>}
      </p>
      <p className="mb-4 text-sm text-gray-500">{m.site_service_hours()}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/user-center/0/my-order2" variant="outline" size="sm" onClick={onClose}>
          {m.shell_my_orders()}
        </ButtonLink>
        <ButtonLink href="/briefIntroduction/12" variant="outline" size="sm" onClick={onClose}>
          {m.shell_about()}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

/** Asked for when the dialog first opens; empty where it cannot be read. */
function useServiceNumber(open: boolean): string | undefined {
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    if (!open || number !== undefined) return
    api.site.config({ module: 'aftersale' }).then(
      (answer) => setNumber(answer.code === 1 ? String(answer.data.back_user_mobile ?? '') : ''),
      () => setNumber(''),
    )
  }, [open, number])
  return number
}
