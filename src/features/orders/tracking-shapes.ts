/**
 * How each courier's numbers look, by its code. Only files are held to it: their columns slip, and a file of the wrong
 * courier is a morning's work lost. Couriers that are not here print all sorts.
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  SF: /^(SF\d{10,15}|\d{12}|\d{15})$/,
  JD: /^JD[A-Z0-9]{8,18}(-\d+-\d+-?)?$/,
  ZTO: /^\d{12,15}$/,
  YTO: /^(YT\d{13}|[A-Z]?\d{10,18})$/,
  YUNDA: /^\d{13,15}$/,
  STO: /^\d{12,15}$/,
  JTSD: /^(JT\d{13}|\d{12,15})$/,
  EMS: /^([A-Z]{1,2}\d{9,12}([A-Z]{2})?|\d{13})$/,
  YZPY: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/,
  DBL: /^(DPK|DPL)?\d{8,14}$/,
}

export const fitsCourier = (code: string, number: string) => SHAPES[code]?.test(number) ?? true

/**
 * Whose number a scanned one is: the courier that was chosen if it looks like theirs, else the only one it looks like.
 * Nobody's where it may be several couriers': a person has to choose.
 */
export function guessCourier(codes: readonly string[], chosen: string, number: string): string | undefined {
  const fits = (code: string) => SHAPES[code]?.test(number) ?? false
  if (chosen && (fits(chosen) || !(chosen in SHAPES))) return chosen
  const able = codes.filter(fits)
  return able.length === 1 ? able[0] : undefined
}
