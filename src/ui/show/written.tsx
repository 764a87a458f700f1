import { createElement, type ElementType, Fragment } from 'react'
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

const HAN_RUN =
  /(\p{Script=Han}(?:[\p{Script=Han}\d\u3000-\u303f\uff00-\uffef]*[\p{Script=Han}\u3000-\u303f\uff00-\uffef])?)/u

/** A sentence of ours that holds what people wrote: only their words are marked as another language. */
export const Sentence = ({ text }: { text: string }) => {
  const parts = text.split(HAN_RUN).map((part, at) => (at % 2 === 1 ? <Written text={part} /> : part))
  return createElement(Fragment, null, ...parts)
}
