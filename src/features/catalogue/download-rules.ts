/** What can be sold as a file, told by its first bytes, and how its name ends. */
export const DOWNLOAD_TYPES = {
  'application/pdf': { begins: '%PDF-', ending: '.pdf' },
  'application/zip': { begins: 'PK\u0003\u0004', ending: '.zip' },
} as const
export type DownloadType = keyof typeof DOWNLOAD_TYPES

export const MAX_DOWNLOAD_BYTES = 200 << 20
export const MAX_DOWNLOADS_OF_PRODUCT = 20

const TYPES = Object.keys(DOWNLOAD_TYPES) as DownloadType[]

export const downloadTypeOf = (head: Buffer): DownloadType | undefined =>
  TYPES.find((type) => head.toString('latin1').startsWith(DOWNLOAD_TYPES[type].begins))

/** People open files by how their names end. */
export function withEnding(name: string, type: DownloadType): string {
  const { ending } = DOWNLOAD_TYPES[type]
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
