/**
 * Why a file cannot be read: it is none of these, has more cells or columns than are read, takes too long or too much
 * memory, leaves a quotation mark open, or is written in letters nobody knows. JSON is no list, or one entry is without an end.
 */
export type SheetFault = 'unreadable' | 'long' | 'wide' | 'slow' | 'quotes' | 'encoding' | 'list' | 'entry'

/** The file cannot be read on from here. */
export class SheetBroken extends Error {
  readonly fault: SheetFault
  /** As a spreadsheet numbers it. */
  readonly row: number
  constructor(fault: SheetFault, { row = 1, why = '' }: { row?: number; why?: string } = {}) {
    super(`${fault}, row ${row}: ${why}`)
    this.fault = fault
    this.row = row
  }
}
