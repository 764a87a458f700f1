import type { SheetFault } from '../sheet-broken.ts'
import type { SheetFile, SheetRow } from '../sheet-limits.ts'

/** A reader is asked for the next rows, of a file to begin with or of the one it has open. */
export type Question = { open?: SheetFile }

/** Rows; nothing comes after the last of them, nor after a fault. */
export type Answer = {
  rows: SheetRow[]
  done: boolean
  fault?: { fault: SheetFault; row: number; why: string }
}
