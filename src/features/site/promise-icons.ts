/** The drawings a promise may have beside it; the pages know how each looks. */
export const PROMISE_ICONS = [
  'leaf',
  'snowflake',
  'shield',
  'truck',
  'headset',
  'clock',
  'award',
  'heart',
  'scale',
  'store',
] as const

export type PromiseIcon = (typeof PROMISE_ICONS)[number]
