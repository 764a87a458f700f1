import { aZip } from './build-zip.ts'

/** A workbook of one sheet, whose XML is what is given: nothing in it need be right. */
export const aRawWorkbook = (sheetData: string, parts: Record<string, string> = {}): Buffer =>
  aZip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...parts,
  })
