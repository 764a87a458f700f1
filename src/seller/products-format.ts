import { oneOf, optional } from './arguments.ts'

export type Format = 'csv' | 'json'

export const format = optional(oneOf<Format>(['csv', 'json']))

/** Where nothing was asked for: what the file's name ends in, else CSV. */
export const formatOf = (file: string): Format => (file.toLowerCase().endsWith('.json') ? 'json' : 'csv')
