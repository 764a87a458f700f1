import { Link } from 'react-router'
import type { ProductLine } from '#features/catalogue/products-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import type { Column } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { sayPostageKind } from './say-postage-kind.ts'
import { sayWhy } from './say-why.ts'

export const PRODUCT_COLUMNS: readonly Column<ProductLine>[] = [
  {
    key: 'product',
    header: m.deskgoods_product(),
    phone: 'lead',
    cell: ({ id, name, picture, category, shop, english_gaps }) => (
      <span className="flex items-center gap-3">
        <Picture src={picture} alt="" sizes="48px" className="w-12 shrink-0 rounded-lg" />
        <span className="min-w-0">
          <Link to={deskPaths.product(id)} className="line-clamp-2 text-brand-700 underline">
            {name[getLocale()] || name.zh_CN || `#${id}`}
          </Link>
          <span className="block text-sm text-gray-500">
            {category} · {shop}
            {english_gaps > 0 && (
              <span className="ml-2 text-amber-700">{m.deskgoods_gaps({ count: english_gaps })}</span>
            )}
          </span>
        </span>
      </span>
    ),
  },
  { key: 'state', header: m.deskgoods_state(), width: '@2xl:w-28', cell: (line) => <State line={line} /> },
  {
    key: 'stock',
    header: m.deskgoods_stock(),
    align: 'end',
    phone: 'labelled',
    width: '@2xl:w-24',
    cell: ({ stock, skus }) => (
      <>
        <span className={cx('tabular-nums', stock === 0 && 'font-semibold text-warm-700')}>{stock}</span>
        {skus > 1 && (
          <span className="text-xs text-gray-500 @2xl:block"> {m.deskgoods_options({ count: skus })}</span>
        )}
      </>
    ),
  },
  {
    key: 'sold',
    header: m.deskgoods_sold(),
    align: 'end',
    phone: 'labelled',
    width: '@2xl:w-20',
    cell: ({ sales }) => <span className="tabular-nums">{sales}</span>,
  },
  {
    key: 'postage',
    header: m.deskgoods_postage(),
    phone: 'labelled',
    width: '@2xl:w-24',
    cell: (line) => (line.virtual ? '' : sayPostageKind(line)),
  },
  {
    key: 'price',
    header: m.deskgoods_price(),
    align: 'end',
    phone: 'end',
    width: '@2xl:w-24',
    cell: ({ price }) => <span className="tabular-nums">¥{price}</span>,
  },
]

function State({ line: { on_sale, why_not } }: { line: ProductLine }) {
  const others = why_not.filter((why) => why !== 'off')
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={on_sale ? 'brand' : 'gray'}>{on_sale ? m.deskgoods_shelf_on() : sayWhy('off')}</Tag>
      {others.map((why) => (
        <Tag key={why} tone="amber">
          {sayWhy(why)}
        </Tag>
      ))}
    </span>
  )
}
