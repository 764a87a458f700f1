import type { Config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'
import { FaultAt } from './fault-at.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>
type Saying = (locale: Language) => string
type Fault = Error & { code?: string; path?: string; cause?: unknown }

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS']
const NO_FOLDER = ['ENOTDIR', 'EEXIST']
const NO_SERVER = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/** PostgreSQL's own codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const BY_STATE = {
  '08P01': m.faults_pooler_limits,
  '26000': m.faults_pooler_names,
  '28P01': m.faults_no_entry,
  '28000': m.faults_no_entry,
  '3D000': m.faults_no_database,
  '42P05': m.faults_pooler_names,
  '42501': m.faults_no_rights,
  '53100': m.faults_database_disk_full,
  '53300': m.faults_no_connection_left,
  '55P03': m.faults_table_in_use,
}

/**
 * Why the shop could not start, in one sentence, where whoever starts it can mend that. Anything else is a fault of the
 * program and keeps its stack: undefined.
 */
export function explainFault(error: unknown, settings: Settings): Saying | undefined {
  let { databaseUrl } = settings
  for (let one = error as Fault | undefined; one instanceof Error; one = one.cause as Fault | undefined) {
    // A shop may have several: the one it was about is named.
    if (one instanceof FaultAt) databaseUrl &&= one.databaseUrl
    const saying = explainOne(one, { ...settings, databaseUrl })
    if (saying) return saying
  }
  return undefined
}

function explainOne({ code = '', path, message }: Fault, { dataDir, databaseUrl }: Settings) {
  // PostgreSQL's programs tell of a full disk in words only.
  if (code === 'ENOSPC' || (!databaseUrl && (code === '53100' || /No space left on device/.test(message))))
    return (locale: Language) => m.faults_disk_full({ place: path ?? dataDir }, { locale })
  if (path && [...NOT_ALLOWED, ...NO_FOLDER].includes(code))
    return (locale: Language) => m.faults_no_permission({ place: path }, { locale })
  if (!databaseUrl) return undefined
  const told = NO_SERVER.includes(code) ? m.faults_no_server : BY_STATE[code as keyof typeof BY_STATE]
  return told && ((locale: Language) => told(readAddress(databaseUrl), { locale }))
}

/** What may be said of the address: never the password. */
function readAddress(databaseUrl: string) {
  const { host, username, pathname } = new URL(databaseUrl)
  return { server: host, user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) }
}
