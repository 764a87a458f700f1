import type { Generated } from 'kysely'

export interface WaveTable {
  id: Generated<number>
  made_by: string
  created_at: Date
  closed_at: Date | null
}

export interface WaveOrderTable {
  order_id: number
  wave_id: number
  box: number
  claimed_by: string | null
  claimed_until: Date | null
  held_because: Generated<string>
  packed_by: string | null
  packed_at: Date | null
  to_repack: Generated<boolean>
}

export interface PackLineTable {
  order_item_id: number
  order_id: number
  packed: number
}

export interface PickLineTable {
  wave_id: number
  sku_id: number
  picked: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    wave: WaveTable
    wave_order: WaveOrderTable
    pack_line: PackLineTable
    pick_line: PickLineTable
  }
}
