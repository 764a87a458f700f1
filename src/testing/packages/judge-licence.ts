/** What may be part of a shop somebody runs. Each asks for no more than to be named. */
const FREE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]

/** Only as a library of its own that can be exchanged, as libvips is beside sharp. */
const AS_LIBRARY = ['LGPL-3.0-or-later']

/** The same licence by other names. */
const KNOWN_AS: Record<string, string> = { 'Apache License 2.0': 'Apache-2.0', Apache2: 'Apache-2.0' }

/** Whether a licence, as a package names it (SPDX), may be in what is run. `name` is the package. */
export function mayRun(licence: string, name: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => mayRun(one, name))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => mayRun(one, name))
  const known = KNOWN_AS[plain] ?? plain
  return FREE.includes(known) || (AS_LIBRARY.includes(known) && name.startsWith('@img/sharp-'))
}

/** As packages write it, in any of the forms there have been. */
export function readLicence(told: unknown): string {
  if (typeof told === 'string') return told
  if (Array.isArray(told)) return told.map(readLicence).join(' OR ')
  if (typeof told === 'object' && told !== null && 'type' in told) return readLicence(told.type)
  return 'unknown'
}
