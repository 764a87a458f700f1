import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#platform/config.ts'
import { BackupUnreadable } from '#platform/database/backup-file.ts'
import { refuse } from '#platform/refusal.ts'
import { openBucket } from '#platform/storage/s3-bucket.ts'
import { createS3Files } from '#platform/storage/s3-files.ts'
import { minutes } from '#platform/time.ts'
import * as m from '#words'

/** Where backups are kept under names of their own, so that old ones can go. */
export type BackupPlace = {
  /** Takes a finished file over. */
  put(name: string, file: string): Promise<void>
  /** The backups there are, the newest first. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}

const S3 = 's3:'
const NAMED = /^xianji-\d{8}-\d{6}\.backup$/

/** `xianji-20261116-031500.backup`, by the world's time: the names sort as they were made. */
export const nameBackup = (now: Date) =>
  `xianji-${now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)}.backup`

/** `s3:FOLDER` is a folder of the bucket, a folder of this disk is one, and anything else the name of one file: undefined. */
export async function findBackupPlace(place: string, config: Config): Promise<BackupPlace | undefined> {
  if (place.startsWith(S3)) return inBucket(place.slice(S3.length), config)
  const found = await stat(place).catch(() => undefined)
  return found?.isDirectory() ? inFolder(place) : undefined
}

const newestFirst = (names: readonly string[]) =>
  names
    .filter((name) => NAMED.test(name))
    .sort()
    .reverse()

const inFolder = (folder: string): BackupPlace => ({
  // It was written there already.
  put: async () => {},
  list: async () => newestFirst(await readdir(folder)),
  remove: (name) => rm(path.join(folder, name)),
})

function inBucket(folder: string, config: Config): BackupPlace {
  const { settings, bucket } = openFolder(folder, config)
  return {
    put: (name, file) => createS3Files(settings, folder).put(name, file),
    async list() {
      const names: string[] = []
      for await (const { name } of bucket.list(minutes(1))) names.push(name)
      return newestFirst(names)
    },
    remove: (name) => bucket.remove(name, minutes(1)),
  }
}

function openFolder(folder: string, { s3, backupBucket }: Config) {
  if (!s3 || !folder) return refuse(m.seller_backup_no_store)
  const settings = { ...s3, bucket: backupBucket ?? s3.bucket }
  return { settings, bucket: openBucket(settings, folder) }
}

/** A backup that lies in the bucket is brought here first; `s3:FOLDER/NAME`. Others are where they are. */
export async function fetchBackup(
  source: string,
  config: Config,
): Promise<{ file: string; forget(): Promise<void> }> {
  if (!source.startsWith(S3)) return { file: source, forget: async () => {} }
  const { dir, base } = path.posix.parse(source.slice(S3.length))
  const stored = await createS3Files(openFolder(dir, config).settings, dir).read(base)
  if (!stored) throw new BackupUnreadable(`There is no ${source}.`)
  await mkdir(config.dataDir, { recursive: true })
  const file = path.join(config.dataDir, base)
  await pipeline(stored, createWriteStream(file, { mode: 0o600 }))
  return { file, forget: () => rm(file, { force: true }) }
}
