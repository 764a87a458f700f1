import { cp } from 'node:fs/promises'
import path from 'node:path'

/** The demo's pictures into the data folder, where the shop keeps all that it serves; a file that is there stays. */
export const copyPictures = (root: string, dataDir: string): Promise<void> =>
  cp(path.join(root, 'seeds/pictures'), path.join(dataDir, 'pictures'), { recursive: true, force: false })
