import UserRound from 'lucide-react/icons/user-round'
import { cx } from '#ui/cx.ts'
import { Picture } from './picture.tsx'

export type AvatarProps = {
  src?: string | null
  name?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  className?: string
}

const SIZES = { sm: 'size-7', md: 'size-10', lg: 'size-14', xl: 'size-20' }

/** Decoration beside a name; pass `name` where it stands alone. */
export function Avatar({ src, name = '', size = 'md', className }: AvatarProps) {
  const box = cx('avatar', SIZES[size], className)
  if (src) return <Picture src={src} alt={name} sizes="80px" className={box} />
  return (
    <span
      className={cx(box, 'relative grid place-items-center bg-brand-100 text-brand-700 [&_svg]:size-[55%]')}
    >
      <UserRound />
      {name && <span className="sr-only">{name}</span>}
    </span>
  )
}
