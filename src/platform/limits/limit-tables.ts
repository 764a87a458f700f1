export interface LimitCountTable {
  key: string
  points: number
  ends_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    limit_count: LimitCountTable
  }
}
