import { z } from 'zod'
import type { S3Settings } from './s3-bucket.ts'

/** Settings of the S3-compatible store. Without S3_ENDPOINT pictures are kept under DATA_DIR. */
export const s3Settings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z
    .enum(['0', '1', 'true', 'false', 'on', 'off'])
    .default('1')
    .transform((word) => ['1', 'true', 'on'].includes(word)),
}

type CallContext = z.output<z.ZodObject<typeof s3Settings>>

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The settings, nothing where none is set, or what is missing. */
export function readS3Settings(set: CallContext): S3Settings | undefined | string[] {
  if (NEEDED.every((name) => set[name] === undefined)) return undefined
  const missing = NEEDED.filter((name) => set[name] === undefined)
  if (missing.length > 0) return missing.map((name) => `${name}: must be set where other S3 settings are`)
  return {
    endpoint: set.S3_ENDPOINT ?? '',
    region: set.S3_REGION,
    bucket: set.S3_BUCKET ?? '',
    accessKeyId: set.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: set.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: set.S3_PATH_STYLE,
  }
}
