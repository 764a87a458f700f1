import type { ElementType } from 'react'
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
