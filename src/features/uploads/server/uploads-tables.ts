import type { Generated } from 'kysely'
import type { Purpose } from '#features/uploads/uploads-rules.ts'

export interface UploadTable {
  name: string
  buyer_id: number
  purpose: Purpose
  bytes: number
  width: number
  height: number
  created_at: Generated<Date>
  claimed_at: Date | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    upload: UploadTable
  }
}
