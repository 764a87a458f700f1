import { Link } from 'react-router'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'

type Props = { id: number; name: string; className?: string }

/** The name of goods in a line, which leads to the product. */
export const GoodsName = ({ id, name, className }: Props) => (
  <Link
    to={paths.product(id)}
    className={cx('line-clamp-2 rounded-sm text-gray-900 hover:text-brand-700', className)}
  >
    {name}
  </Link>
)
