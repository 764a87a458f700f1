import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type AlipayAccount, alipaySettings, readAlipaySettings } from './alipay/alipay-settings.ts'
import { readAssetUrl } from './http/asset-url.ts'
import { readPublicUrl } from './http/public-url.ts'
import { type Language, readLanguageTag } from './i18n/language.ts'
import { readSecretKeys, type SecretKeys, secretSettings } from './secrets/secret-keys.ts'
import type { SmsSettings } from './sms/choose-sender.ts'
import { readSmsSettings, smsSettings } from './sms/sms-settings.ts'
import type { S3Settings } from './storage/s3-bucket.ts'
import { readS3Settings, s3Settings } from './storage/s3-settings.ts'

/** The only place that reads the environment. Every fault is named at once, before anything starts. */
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((word) => ['1', 'true', 'on'].includes(word))

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  DATA_DIR: z.string().default('data'),
  PAGES_ON_DISK_MB: z.coerce.number().int().min(0).max(65_536).default(256),
  PAGES_AHEAD: flag.default(true),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_PREPARED: flag.default(true),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  MIGRATE: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  WEB_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_BASE_URL: z.url().optional(),
  ASSET_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_DEMO: flag.optional(),
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z.string().default(''),
  ...smsSettings,
  ...alipaySettings,
  ...s3Settings,
  ...secretSettings,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  ACCESS_LOG: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(1),
})

export type LogFormat = 'json' | 'text'

export type Config = {
  port: number
  host: string
  /** Where figures and the reference answer, and nothing else does; undefined: nowhere outside demo mode. */
  internalPort: number | undefined
  dataDir: string
  /** Room for pages that memory has none for, under `dataDir`, for each process; 0: none. */
  pagesOnDisk: number
  /** Visitors' pages are made before anybody asks for them. */
  pagesAhead: boolean
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Past the pooler that `databaseUrl` leads to, where there is one: for what needs a session. */
  databaseDirectUrl: string | undefined
  /** A streaming replica; read for what is kept for everybody. */
  databaseReplicaUrl: string | undefined
  /** Statements bear names, so that each connection plans them once; not every pooler knows these. */
  databasePrepared: boolean
  /** Seals backups; undefined: they are readable by whoever has the file. */
  backupPassphrase: string | undefined
  /** Where backups go that are sent to the store; undefined: the bucket of the pictures. */
  backupBucket: string | undefined
  /** A start brings the tables up to date; otherwise that is a step of its own. */
  migrate: boolean
  databasePool: number
  webWorkers: number
  publicUrl: string
  /** Where built pages send their calls; empty: to where they come from. */
  apiBase: string
  /** Where browsers fetch files and the shop's pictures; empty: where the pages are. */
  assetUrl: string
  demo: boolean
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  sms: SmsSettings
  smsPerHour: number
  /** Undefined: the stand-in of demo mode. */
  alipay: AlipayAccount | undefined
  /** Undefined: pictures are kept under `dataDir`. */
  s3: S3Settings | undefined
  /** What seals second factors; both absent in a real shop: they lie in the database as they are. */
  factorKeys: SecretKeys
  logLevel: string
  /** Undefined: text for a person at a terminal, JSON for everything else. */
  logFormat: LogFormat | undefined
  /** A line of the log for each request. */
  accessLog: boolean
  /** Where a collector takes traces, and of which share of the requests. */
  collector: { endpoint: string; share: number } | undefined
}

export class ConfigFault extends Error {}

type Environment = Record<string, string | undefined>

const ENV_FILE = path.resolve(import.meta.dirname, '../../.env')

/**
 * The program's own environment, with what `.env` beside it adds: what is set outside holds against the file. `ENV_FILE`
 * names another file, or none when it is empty, as for a program that a test starts.
 */
export function ownEnvironment(): Environment {
  const { ENV_FILE: named } = process.env
  const file = named ?? ENV_FILE
  if (named && !existsSync(named)) throw new ConfigFault(listFaults([`ENV_FILE: there is no file ${named}`]))
  if (file && existsSync(file)) process.loadEnvFile(file)
  return process.env
}

export function readConfig(environment: Environment = ownEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new ConfigFault(nameFaults(parsed.error))
  const set = parsed.data
  const demo = set.SHOP_DEMO ?? set.DATABASE_URL === undefined
  const sms = readSmsSettings(set, demo)
  const s3 = readS3Settings(set)
  const alipay = readAlipaySettings(set, demo)
  const publicUrl = readPublicUrl(set, demo)
  const assetUrl = readAssetUrl(set, demo)
  const factorKeys = readSecretKeys(set)
  if (
    Array.isArray(publicUrl) ||
    Array.isArray(assetUrl) ||
    Array.isArray(sms) ||
    Array.isArray(s3) ||
    Array.isArray(alipay) ||
    Array.isArray(factorKeys)
  ) {
    const all = [publicUrl, assetUrl, sms, s3, alipay, factorKeys]
    throw new ConfigFault(listFaults(all.flatMap((one) => (Array.isArray(one) ? one : []))))
  }
  const host = set.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0')
  return {
    port: set.PORT,
    host,
    internalPort: set.INTERNAL_PORT,
    dataDir: path.resolve(set.DATA_DIR),
    pagesOnDisk: set.PAGES_ON_DISK_MB << 20,
    pagesAhead: set.PAGES_AHEAD,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? set.DATABASE_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    databasePrepared: set.DATABASE_PREPARED,
    backupPassphrase: set.BACKUP_PASSPHRASE,
    backupBucket: set.BACKUP_S3_BUCKET,
    migrate: set.MIGRATE,
    databasePool: set.DATABASE_POOL,
    webWorkers: set.WEB_WORKERS,
    publicUrl,
    apiBase: readApiBase(environment),
    assetUrl,
    demo,
    corsOrigins: listOf(set.CORS_ORIGINS),
    trustProxy: listOf(set.TRUST_PROXY),
    sms,
    smsPerHour: set.SMS_PER_HOUR,
    alipay,
    s3,
    factorKeys,
    logLevel: set.LOG_LEVEL,
    logFormat: set.LOG_FORMAT,
    accessLog: set.ACCESS_LOG ?? !demo,
    collector: set.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT, share: set.TRACE_SHARE }
      : undefined,
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const nameFaults = (error: z.ZodError) =>
  listFaults(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))

const listFaults = (faults: string[]) =>
  `These settings do not hold:\n${faults.map((fault) => `  ${fault}`).join('\n')}`

/** Where built pages send their calls. Pages may be built where no other setting holds yet, so it is read alone. */
export const readApiBase = (environment: Environment = ownEnvironment()) =>
  (settings.shape.API_BASE_URL.parse(environment.API_BASE_URL || undefined) ?? '').replace(/\/$/, '')

export const isProduction = () => process.env.NODE_ENV === 'production'

/** The environment of a program we start: ours, with these changes. */
export const childEnvironment = (changes: Record<string, string | undefined>) => ({
  ...process.env,
  ...changes,
})

/** What is known of the terminal and of whoever sits there. */
export type Terminal = {
  /** Of its locale, by the order of POSIX; undefined where that tells neither of ours. */
  language: Language | undefined
  /** It can only go on writing, never draw over what is there. */
  dumb: boolean
}

/** npm runs this script and has written so, where the script's own output goes. */
export const hasNpmBanner = (
  script: string,
  { npm_lifecycle_event, npm_config_loglevel }: Record<string, string | undefined> = process.env,
) => npm_lifecycle_event === script && !['silent', undefined].includes(npm_config_loglevel)

export function readTerminal(environment: Record<string, string | undefined> = process.env): Terminal {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG
  return { language: readLanguageTag(locale), dumb: environment.TERM === 'dumb' }
}
