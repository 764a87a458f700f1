import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { type ToastEntry, toast } from './toast.ts'
import { useToasts } from './toast-announcer.tsx'

const ICONS = {
  success: <CircleCheck className="text-brand-600" />,
  info: <Info className="text-blue-600" />,
  warn: <TriangleAlert className="text-amber-700" />,
  error: <CircleX className="text-red-600" />,
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || entry.leaving) return
    const timer = setTimeout(() => toast.dismiss(entry.id), entry.duration)
    return () => clearTimeout(timer)
  }, [held, entry])

  return (
    <li
      // What fades away can be neither read nor pressed any more.
      inert={entry.leaving}
      className={cx(
        'pointer-events-auto flex max-w-full animate-drop items-center gap-2.5 rounded-2xl bg-white py-1.5 pl-4 pr-1.5 shadow-lg ring-1 ring-gray-200 transition-opacity [&>svg]:size-5 [&>svg]:shrink-0',
        entry.leaving && 'opacity-0',
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {ICONS[entry.tone]}
      <span className="min-w-0 flex-1 py-1 font-medium text-gray-800">{entry.text}</span>
      {entry.action && (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-lg px-2 font-semibold text-brand-700 hover:bg-brand-50"
          onClick={() => {
            entry.action?.onClick()
            toast.dismiss(entry.id)
          }}
        >
          {entry.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={m.ui_dismiss()}
        className="grid size-8 shrink-0 place-items-center rounded-full text-gray-500 hover:bg-gray-100"
        onClick={() => toast.dismiss(entry.id)}
      >
        <X className="size-4" />
      </button>
    </li>
  )
}

/** The toasts themselves, above everything else on the page. */
export function ToastList() {
  const toasts = useToasts()
  const list = useRef<HTMLElement>(null)
  const newestId = toasts.at(-1)?.id

  // A popover lives in the top layer: only there it can lie above an open dialog.
  useEffect(() => {
    const element = list.current
    if (!element?.showPopover) return
    const shown = element.matches(':popover-open')
    if (newestId === undefined) {
      if (shown) element.hidePopover()
      return
    }
    if (shown && document.querySelector(':modal')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newestId])

  return (
    <section
      ref={list}
      popover="manual"
      aria-label={m.ui_notifications()}
      className="pointer-events-none inset-x-0 bottom-auto top-3 mx-auto w-[min(30rem,calc(100vw-2rem))] overflow-visible bg-transparent p-1 md:top-6 print:hidden"
    >
      <ul className="flex flex-col items-center gap-2">
        {toasts.map((entry) => (
          <ToastCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
