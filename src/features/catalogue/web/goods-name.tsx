import { Link } from 'react-router'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'

type Props = { id: number; name: string; className?: string }

/** The name of goods in a line, which leads to the product. */
export const GoodsName = ({ id, name, className }: Props) => (
  <Link discover="none" to={paths.product(id)} className={cx('goods-name line-clamp-2', className)}>
    {name}
  </Link>
)
