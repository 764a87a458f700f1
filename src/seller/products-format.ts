import { IMPORT_FORMATS, type ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import { oneOf, optional } from './arguments.ts'

export const format = optional(oneOf(IMPORT_FORMATS))

/** Where nothing was asked for: what the file's name ends in, else CSV. */
export const formatOf = (file: string): ImportFormat =>
  IMPORT_FORMATS.find((one) => file.toLowerCase().endsWith(`.${one}`)) ?? 'csv'
