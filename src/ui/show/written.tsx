import type { ElementType, ReactNode } from 'react'
import { getLocale } from '#words/runtime'

const HAN = /\p{Script=Han}/u

/** The language of what people wrote, where that is not the page's. */
export const languageOf = (text: string, page = getLocale()) =>
  page === 'en_US' && HAN.test(text) ? 'zh-CN' : undefined

type Props = { text: string; as?: ElementType; className?: string }

/** What people wrote: they write in one language, and where that is not the page's, the words say so. */
export const Written = ({ text, as: Tag = 'span', className }: Props) => (
  <Tag lang={languageOf(text)} className={className}>
    {text}
  </Tag>
)

const HAN_RUNS =
  /\p{Script=Han}(?:[\p{Script=Han}\d\u3000-\u303f\uff00-\uffef]*[\p{Script=Han}\u3000-\u303f\uff00-\uffef])?/gu

/** A sentence of ours that holds what people wrote: only their words are marked as another language. */
export function Sentence({ text }: { text: string }) {
  if (languageOf(text) === undefined) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const run of text.matchAll(HAN_RUNS)) {
    parts.push(text.slice(from, run.index), <Written key={run.index} text={run[0]} />)
    from = run.index + run[0].length
  }
  return [...parts, text.slice(from)]
}
