import type { Argument } from './arguments.ts'

/** `--title-zh` and `--title-en`: one argument for each language. */
export const bilingual = <N extends string, T>(name: N, argument: Argument<T>) =>
  ({ [`${name}-zh`]: argument, [`${name}-en`]: argument }) as Record<`${N}-zh` | `${N}-en`, Argument<T>>

/** `--zh` and `--en`, where an act has one text only. */
export const inBoth = <T>(argument: Argument<T>) => ({ zh: argument, en: argument })

export const bothOf = <T>({ zh, en }: { zh: T; en: T }) => ({ zh_CN: zh, en_US: en })

/** What was typed for both, under the names languages have inside. */
export const textOf = <N extends string, A extends Record<`${N}-zh` | `${N}-en`, unknown>>(
  name: N,
  typed: A,
) => ({
  zh_CN: typed[`${name}-zh`] as A[`${N}-zh`],
  en_US: typed[`${name}-en`] as A[`${N}-en`],
})
