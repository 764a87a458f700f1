import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    education: { id: Generated<number>; name: Text; position: number }
  }
}
