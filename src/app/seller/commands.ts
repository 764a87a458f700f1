import { backup } from './backup.ts'
import { checkBooksCommand } from './check-books.ts'
import type { Command } from './command.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { restore } from './restore.ts'
import { settings } from './settings.ts'
import { stock } from './stock.ts'

/** Every command of the seller, in the order help lists them. */
export const COMMANDS: readonly Command[] = [
  products,
  stock,
  settings,
  posts,
  checkBooksCommand,
  backup,
  restore,
  demoCatalogue,
]

export const findCommand = (name: string | undefined) => COMMANDS.find((one) => one.name === name)
