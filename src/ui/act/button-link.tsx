import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & ButtonLook & { href: string }

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({ href, variant, size, block, className, ...rest }: ButtonLinkProps) {
  return (
    <Link discover="none" {...rest} to={href} className={buttonStyle({ variant, size, block }, className)} />
  )
}
