import { createHash, randomUUID } from 'node:crypto'
import { access, chmod, constants, lstat, mkdir, realpath, rename, stat, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Account, canEnter } from './choose-account.ts'
import { stopLeftBehind } from './stop-left-behind.ts'

/** Everything PostgreSQL needs lies in one folder; copies of its binaries may be shared by several. */
export type DataLocation = { folder: string; cluster: string; binaries: string }

const SYSTEM_FOLDER = '/var/lib/xianji'

type Choice = { dataDir: string; account: Account; version: string; log: (line: string) => void }

/** `<dataDir>/postgres`: a folder, or a link to one outside when PostgreSQL's account cannot get here. */
export async function chooseDataLocation({ dataDir, account, version, log }: Choice): Promise<DataLocation> {
  const here = path.join(dataDir, 'postgres')
  const found = await lstat(here).catch(() => undefined)
  if (!found && (await canEnter(dataDir, account))) await makeFolder(here, account)
  else if (!found) await symlink(await makeFolderOutside(dataDir, account, log), here)

  const folder = await realpath(here).catch((cause) => {
    throw new Error(`${here} is a link to a folder that is gone: bring it back, or remove the link.`, {
      cause,
    })
  })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((cause) => {
    throw new Error(`${folder} belongs to another account: start the program as that account.`, { cause })
  })
  if (!(await canEnter(folder, account))) {
    throw new Error(
      `The account that runs PostgreSQL (uid ${account?.uid}) can no longer enter ${folder}: open the folders above it (chmod o+x), or move the data folder.`,
    )
  }
  const shared = path.basename(path.dirname(folder)) === 'xianji' && (await lstat(here)).isSymbolicLink()
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    binaries: path.join(shared ? path.dirname(folder) : folder, `bin-${version}`),
  }
}

async function makeFolderOutside(dataDir: string, account: Account, log: Choice['log']): Promise<string> {
  const parent = await makeParentOutside(account, log)
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = path.join(parent, name)
  if (await stat(folder).catch(() => undefined)) {
    // The data folder was removed and begins anew; what it once held is set aside, never deleted.
    const aside = `${folder}.left-${randomUUID()}`
    await stopLeftBehind(path.join(folder, 'cluster'), log)
    await rename(folder, aside)
    log(`An earlier database of this data folder was set aside in ${aside}.`)
  }
  await makeFolder(folder, account)
  log(`The database lives in ${folder}, because PostgreSQL's account cannot enter ${dataDir}.`)
  return folder
}

async function makeParentOutside(account: Account, log: Choice['log']): Promise<string> {
  for (const parent of [SYSTEM_FOLDER, path.join(os.tmpdir(), 'xianji')]) {
    try {
      await makeFolder(parent, account)
    } catch {
      continue
    }
    const { uid } = await lstat(parent)
    // In a temporary folder anyone can lay out a trap under our name; only our own folder will do.
    if (uid !== process.getuid?.() || !(await canEnter(parent, account))) continue
    if (parent !== SYSTEM_FOLDER)
      log(`${SYSTEM_FOLDER} cannot be written; using ${parent}, which a reboot may clear.`)
    return parent
  }
  throw new Error(
    `PostgreSQL's account cannot enter the data folder, and ${SYSTEM_FOLDER} cannot be written: choose another DATA_DIR, or set DATABASE_URL.`,
  )
}

async function makeFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Another account may pass through to its cluster but not look around.
  await chmod(folder, account ? 0o711 : 0o700)
}
