import { useContext } from 'react'
import {
  type LinkProps,
  UNSAFE_NavigationContext as NavigationContext,
  Link as RouterLink,
} from 'react-router'

/** An address of this shop, written out: nothing to resolve against where one is, nothing to put straight. */
const WRITTEN_OUT = /^\/(?:(?:[^\s/\\?#.][^\s/\\?#]*\/)*[^\s/\\?#.][^\s/\\?#]*)?(?:\?[^\s#]+)?(?:#\S+)?$/

/**
 * The router's link where a page is rendered: the same element without what only a press needs. Its own takes where it leads
 * apart and together again twice, for each of sixty links a page.
 */
export function Link(props: LinkProps) {
  const { basename } = useContext(NavigationContext)
  const { to, prefetch, mask } = props
  if (typeof to !== 'string' || mask || prefetch === 'render' || !WRITTEN_OUT.test(to))
    return <RouterLink {...props} />
  return anchor(props, basename === '/' ? to : within(basename, to))
}

const within = (basename: string, to: string) =>
  /^\/(?![^?#])/.test(to) ? basename + to.slice(1) : basename + to

function anchor(
  {
    to,
    discover = 'render',
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    target,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...rest
  }: LinkProps,
  href: string,
) {
  return (
    <a {...rest} href={href} target={target} data-discover={discover === 'render' ? 'true' : undefined} />
  )
}
