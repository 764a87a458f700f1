import { afterSales, approve, received, reject } from './after-sales.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { batches } from './batches.ts'
import { buyers } from './buyers.ts'
import { categories } from './categories.ts'
import { checkBooksCommand } from './check-books.ts'
import type { Command } from './command.ts'
import { coupons } from './coupons.ts'
import { couriers } from './couriers.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { doctor } from './doctor.ts'
import { files } from './files.ts'
import { keys } from './keys.ts'
import { links } from './links.ts'
import { money } from './money.ts'
import { notices } from './notices.ts'
import { openShopCommand } from './open-shop.ts'
import { orders } from './orders.ts'
import { pack } from './pack.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { postage } from './postage.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { promises } from './promises.ts'
import { reasons } from './reasons.ts'
import { reports } from './reports.ts'
import { restore } from './restore.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { ship } from './ship.ts'
import { shops } from './shops.ts'
import { skus } from './skus.ts'
import { slides } from './slides.ts'
import { stock } from './stock.ts'
import { support } from './support.ts'
import { track } from './track.ts'
import { webhooks } from './webhooks.ts'
import { windows } from './windows.ts'

/** Every command of the seller, in the order help lists them. */
export const COMMANDS: readonly Command[] = [
  openShopCommand,
  products,
  skus,
  pictures,
  stock,
  orders,
  pack,
  ship,
  batches,
  track,
  coupons,
  postage,
  reviews,
  buyers,
  people,
  support,
  notices,
  webhooks,
  pages,
  afterSales,
  approve,
  reject,
  received,
  windows,
  settings,
  keys,
  shops,
  categories,
  slides,
  promises,
  links,
  couriers,
  reasons,
  posts,
  audit,
  money,
  checkBooksCommand,
  reports,
  doctor,
  files,
  backup,
  restore,
  demoCatalogue,
]

export const findCommand = (name: string | undefined) => COMMANDS.find((one) => one.name === name)
