import path from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Folders } from '#platform/database/copy-files.ts'

/** What lies on this disk and belongs to the shop: its pictures, originals and files for sale; none where they are in a bucket. */
export const foldersOf = ({ s3, demo, dataDir }: Config): Folders =>
  s3 && !demo ? {} : { pictures: path.join(dataDir, 'pictures'), files: path.join(dataDir, 'files') }
