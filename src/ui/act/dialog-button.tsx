import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Pick<ButtonProps, 'variant' | 'aria-label'> &
  Pick<DialogProps, 'title' | 'size' | 'role'> & {
    /** What the button says. */
    label: ReactNode
    /** After what the dialog is for has been done. */
    onDone?: () => unknown
    /** What the dialog holds; it is given what closes it, and what says that it is done. */
    children: (act: { close: () => void; done: () => Promise<void> }) => ReactNode
  }

/** A small button, and the dialog it opens. */
export function DialogButton({ variant = 'outline', label, onDone, children, ...props }: Props) {
  const { title, size = 'sm', role, ...named } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = async () => {
    close()
    await onDone?.()
  }
  return (
    <>
      <Button {...named} variant={variant} size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} size={size} {...(role && { role })}>
        {children({ close, done })}
      </Dialog>
    </>
  )
}
