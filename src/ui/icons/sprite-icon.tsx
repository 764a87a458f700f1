import sprite from 'virtual:sprite'
import type { SVGProps } from 'react'
import { cx } from '../cx.ts'

/** An icon that shows a drawing of the sprite. Its look is the class `icon`'s, in styles.css. */
export const spriteIcon = (name: string) => {
  const href = `${sprite}#${name}`
  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg aria-hidden="true" {...props} className={cx('icon', className)}>
      <use href={href} />
    </svg>
  )
}
