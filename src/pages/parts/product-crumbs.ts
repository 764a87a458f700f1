import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { paths } from '#paths'
import * as m from '#words'

/** The way to a product: its categories, of which there may be one only. */
export const crumbsOf = ({ category, name }: Pick<ProductDetail, 'category' | 'name'>) => [
  { label: m.shell_home(), href: paths.home() },
  { label: category.top_name, href: paths.search({ type_id: category.top_id }) },
  // A product may stand in the upper category itself.
  ...(category.id === category.top_id
    ? []
    : [{ label: category.name, href: paths.search({ type_id: category.id }) }]),
  { label: name },
]
