/** Cuts "-1280.5" into its sign, whole part and two decimals; grouping follows the reader's language. */
export function moneyParts(value: string | number, grouped: boolean) {
  const [, sign = '', whole = '0', fraction = ''] = /^\s*([-+]?)(\d*)(?:\.(\d*))?/.exec(String(value)) ?? []
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return {
    sign: sign === '-' ? '−' : sign,
    whole: grouped ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits,
    decimals: fraction.slice(0, 2).padEnd(2, '0'),
  }
}
