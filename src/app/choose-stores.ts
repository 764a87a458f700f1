import path from 'node:path'
import { createDiskFiles } from '#platform/storage/disk-files.ts'
import { createDiskStore } from '#platform/storage/disk-store.ts'
import type { S3Settings } from '#platform/storage/s3-bucket.ts'
import { createS3Files } from '#platform/storage/s3-files.ts'
import { createS3Store } from '#platform/storage/s3-store.ts'

type Places = {
  s3?: S3Settings | undefined
  demo: boolean
  dataDir: string
}

/** The demo's pictures are copied into its data folder, so that is where a demo keeps everything. */
export const chooseStores = ({ s3, demo, dataDir }: Places) =>
  s3 && !demo
    ? { pictures: createS3Store(s3, 'pictures'), files: createS3Files(s3, 'files') }
    : {
        pictures: createDiskStore(path.join(dataDir, 'pictures')),
        files: createDiskFiles(path.join(dataDir, 'files')),
      }
