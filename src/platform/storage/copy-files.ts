import path from 'node:path'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { copyToDisk } from './copy-to-disk.ts'
import { copyToS3 } from './copy-to-s3.ts'
import { listDisk } from './list-disk.ts'
import { openBucket, type S3Settings, type StoredObject } from './s3-bucket.ts'
import { LISTING } from './transfer-times.ts'

/** Both have the same folders, with the same names below them. */
const FOLDERS = ['pictures', 'files'] as const
const AT_ONCE = 4

export type CopyOptions = {
  dataDir: string
  s3: S3Settings
  to: 's3' | 'disk'
  /** Looks, and copies nothing. */
  dryRun: boolean
  tick: (done: number, total: number) => void
}

export type Copied = { found: number; there: number; copied: number; bytes: number }

/**
 * Copies what one place has to the other. What is there already, whole and the same, is left alone, so that it can be begun
 * again at any time; nothing is removed anywhere. A copy counts once it was read back and is the same.
 */
export async function copyFiles({ dataDir, s3, to, dryRun, tick }: CopyOptions): Promise<Copied> {
  const limit = limitConcurrency(AT_ONCE)
  const sum: Copied = { found: 0, there: 0, copied: 0, bytes: 0 }
  for (const folder of FOLDERS) {
    const bucket = openBucket(s3, folder)
    const place = (name: string) => path.join(dataDir, folder, name)
    const copy = to === 's3' ? copyToS3 : copyToDisk
    const listed = to === 's3' ? await listDisk(path.join(dataDir, folder)) : await all(bucket.list(LISTING))
    sum.found += listed.length
    const one = async (object: StoredObject) => {
      const done = await copy({ ...object, bucket, file: place(object.name), dryRun })
      if (done === 'there') sum.there += 1
      else {
        sum.copied += 1
        sum.bytes += object.size
      }
      tick(sum.there + sum.copied, sum.found)
    }
    await Promise.all(listed.map((object) => limit.take(() => one(object))))
  }
  return sum
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}
