import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import { GoodsName } from './goods-name.tsx'

type Props = {
  id: number
  name: string
  picture: string
  /** Which one of the product, and what else is said beside it. */
  option: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Below the option. */
  children?: ReactNode
}

const SIZES = {
  sm: { row: 'gap-3', picture: 'size-16 rounded-lg', sizes: '64px', name: '', option: '' },
  md: {
    row: 'gap-3 md:gap-4',
    picture: 'size-20 rounded-xl',
    sizes: '80px',
    name: 'font-medium',
    option: 'mt-1 flex flex-wrap items-center gap-2',
  },
  lg: {
    row: 'gap-4',
    picture: 'size-20 rounded-xl md:size-24',
    sizes: '96px',
    name: 'font-medium',
    option: 'mt-1',
  },
}

/** Goods in a line: the picture, the name that leads to the product, and which one of it. */
export function GoodsLine({ id, name, picture, option, size = 'sm', children }: Props) {
  const look = SIZES[size]
  return (
    <div className={cx('flex min-w-0', look.row)}>
      <Picture src={picture} alt="" sizes={look.sizes} className={cx('shrink-0', look.picture)} />
      <div className="min-w-0 flex-1">
        <GoodsName id={id} name={name} className={look.name} />
        <p className={cx('text-gray-500', look.option)}>{option}</p>
        {children}
      </div>
    </div>
  )
}
