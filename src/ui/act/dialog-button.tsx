import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Pick<ButtonProps, 'variant' | 'aria-label'> &
  Pick<DialogProps, 'title' | 'size' | 'role'> & {
    /** What the button says. */
    label: ReactNode
    /** What the dialog holds; it is given what closes it. */
    children: (close: () => void) => ReactNode
  }

/** A small button, and the dialog it opens. */
export function DialogButton({ variant = 'outline', label, children, ...props }: Props) {
  const { title, size = 'sm', role, ...named } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...named} variant={variant} size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} size={size} {...(role && { role })}>
        {children(close)}
      </Dialog>
    </>
  )
}
