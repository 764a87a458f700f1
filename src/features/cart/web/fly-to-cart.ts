import { paths } from '#paths'

const FLIGHT = 620
const SIZE = 20
/** Here and not in the stylesheet, which everybody carries: few see it, and late. */
const BALL = {
  position: 'fixed',
  zIndex: '50',
  width: `${SIZE}px`,
  height: `${SIZE}px`,
  borderRadius: '50%',
  border: '2px solid var(--color-white)',
  background: 'var(--color-warm-600)',
  pointerEvents: 'none',
}

/** The way to the cart that is on the screen now; every width has another one. */
function cartInSight(): DOMRect | undefined {
  const links = document.querySelectorAll(`a[href$="${paths.cart()}"]`)
  return [...links]
    .map((link) => (link.querySelector('svg') ?? link).getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= window.innerHeight)
}

/** A small ball goes the way the goods go. Whoever wants no motion sees the count change, as everybody does. */
export function flyToCart(from: Element | null): void {
  const cart = cartInSight()
  if (!from || !cart || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = from.getBoundingClientRect()
  const ball = document.createElement('span')
  ball.setAttribute('aria-hidden', 'true')
  const across = cart.left + cart.width / 2 - (start.left + start.width / 2)
  const down = cart.top + cart.height / 2 - (start.top + start.height / 2)
  Object.assign(ball.style, BALL, {
    left: `${start.left + start.width / 2 - SIZE / 2}px`,
    top: `${start.top + start.height / 2 - SIZE / 2}px`,
  })
  document.body.append(ball)
  const at = (share: number, lift: number, scale: number) => ({
    transform: `translate(${across * share}px, ${down * share - lift}px) scale(${scale})`,
  })
  const flight = ball.animate([at(0, 0, 1), at(0.4, 70, 1.1), at(1, 0, 0.4)], {
    duration: FLIGHT,
    easing: 'cubic-bezier(0.45, 0, 0.7, 1)',
  })
  flight.onfinish = () => ball.remove()
  flight.oncancel = () => ball.remove()
}
