import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { ToastAnnouncer } from './toast-announcer.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, laid out at the end; the last one is the main one. */
  footer?: ReactNode
  /** What the first button of the footer says, where one of them only closes. */
  cancel?: string
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
}

const SIZES = { sm: 'sm:max-w-[26rem]', md: 'sm:max-w-[35rem]', lg: 'sm:max-w-[50rem]' }

/** Centred on wide screens, a sheet from below on phones. `data-autofocus` marks where the focus starts. */
export function Dialog({ open, onClose, title, children, footer, cancel, size = 'md', role }: DialogProps) {
  const textId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      role={role}
      // Not by the heading's id: what is shut has none yet.
      aria-label={title}
      // Whoever is warned hears of what, before the buttons.
      aria-describedby={open && role === 'alertdialog' ? textId : undefined}
      className={cx(
        'mx-auto mb-0 mt-auto w-full max-w-full overflow-hidden rounded-t-3xl bg-white text-gray-800 shadow-lg sm:m-auto sm:rounded-3xl',
        'max-h-[88dvh] open:flex max-sm:open:animate-sheet sm:open:animate-rise',
        SIZES[size],
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col">
          <h2
            data-dialog-title=""
            tabIndex={-1}
            className="px-5 pb-3 pr-16 pt-5 text-lg font-semibold text-gray-900 sm:px-7 sm:pt-6"
          >
            {title}
          </h2>
          <div
            id={textId}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 pt-1 sm:px-7"
          >
            {children}
          </div>
          {footer && (
            <div className="flex justify-end gap-3 border-t border-gray-100 px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-7">
              {cancel && (
                <Button variant="outline" onClick={onClose}>
                  {cancel}
                </Button>
              )}
              {footer}
            </div>
          )}
          <IconButton
            label={m.ui_close()}
            icon={<X />}
            onClick={onClose}
            className="absolute! right-3 top-3.5 sm:right-4"
          />
          <ToastAnnouncer />
        </div>
      )}
    </dialog>
  )
}
