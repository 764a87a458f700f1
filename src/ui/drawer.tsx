import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import * as m from '#words'
import { IconButton } from './act/icon-button.tsx'
import { ToastAnnouncer } from './act/toaster.tsx'
import { useModal } from './act/use-modal.ts'
import { cx } from './cx.ts'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  side?: 'left' | 'right'
  children: ReactNode
  footer?: ReactNode
}

const SIDES = {
  left: 'mr-auto rounded-r-3xl open:animate-from-left',
  right: 'ml-auto rounded-l-3xl open:animate-from-right',
}

/** A modal panel from the side: the phone's menu, filters. */
export function Drawer({ open, onClose, title, side = 'left', children, footer }: DrawerProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(
        'h-dvh max-h-none w-[min(22rem,86vw)] overflow-hidden bg-white text-gray-800 shadow-lg open:flex',
        SIDES[side],
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col pb-[env(safe-area-inset-bottom)]">
          <div className="flex items-center justify-between gap-3 py-3 pl-5 pr-3">
            <h2
              id={titleId}
              data-dialog-title=""
              tabIndex={-1}
              className="text-lg font-semibold text-gray-900"
            >
              {title}
            </h2>
            <IconButton label={m.ui_close()} icon={<X />} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
          {footer && <div className="flex gap-3 border-t border-gray-100 px-5 py-4 *:flex-1">{footer}</div>}
          <ToastAnnouncer />
        </div>
      )}
    </dialog>
  )
}
