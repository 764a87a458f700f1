/**
 * Does it once the press that asked for it has been seen. Whatever makes the whole page anew, as a modal dialog does that makes
 * all but itself inert, would otherwise hold the press back with it.
 */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act))
}
