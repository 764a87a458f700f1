import type { Text } from '#platform/i18n/language.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import * as m from '#words'

const MAX_TITLE = 80
const MAX_SUMMARY = 200
const MAX_CONTENT = 100_000
const MAX_AUTHOR = 40

type CallContext = { [L in keyof Text]?: string | undefined } | undefined
type Row = { title: Text; summary: Text; content: Text }
type Parts = { title?: CallContext; summary?: CallContext; content?: CallContext }

/** The texts of a post, in both languages: what is given, else what is there; refused where neither will do. */
export function readTexts(parts: Parts, kept?: Row): Row {
  return {
    title: readLine('--title', parts.title, kept?.title, MAX_TITLE),
    summary: readLine('--summary', parts.summary, kept?.summary, MAX_SUMMARY),
    content: readContent(parts.content, kept?.content),
  }
}

function readLine(name: string, context: CallContext, kept: Text | undefined, max: number): Text {
  return inBoth((language) => {
    const line = context?.[language] ?? kept?.[language] ?? ''
    const fits = line !== '' && line.length <= max
    return fits ? line : refuse(m.sellerposts_bad_line, { name: optionOf(name, language), max })
  })
}

function readContent(context: CallContext, kept: Text | undefined): Text {
  return inBoth((language) => {
    const html = context?.[language]
    if (html === undefined && kept) return kept[language]
    const name = optionOf('--content', language)
    if (html === undefined) return refuse(m.sellerposts_no_content, { name })
    if (html.length > MAX_CONTENT) return refuse(m.sellerposts_long_content, { name, max: MAX_CONTENT })
    const clean = sanitise(html).trim()
    const isBlank = clean.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === ''
    return isBlank ? refuse(m.sellerposts_no_content, { name }) : clean
  })
}

const inBoth = (read: (language: keyof Text) => string): Text => {
  const [zh_CN, en_US] = LANGUAGES.map(read) as [string, string]
  return { zh_CN, en_US }
}

/** As the command calls it, so that whoever typed it knows which one is meant. */
const optionOf = (name: string, language: keyof Text) => `${name}-${language.slice(0, 2)}`

/** Who wrote it: given in one language, it holds for both. */
export function readAuthor(context: CallContext, kept: Text = { zh_CN: '', en_US: '' }): Text {
  const given = inBoth((language) => context?.[language] ?? kept[language])
  return inBoth((language) => {
    const name = given[language] || given[OTHER[language]]
    if (name.length > MAX_AUTHOR)
      return refuse(m.sellerposts_bad_line, { name: optionOf('--author', language), max: MAX_AUTHOR })
    return name
  })
}

const OTHER = { zh_CN: 'en_US', en_US: 'zh_CN' } as const

export function readPublishTime(at: string): Date {
  const time = readShopTime(at)
  // Beyond these the database knows no time, and nobody publishes.
  if (!time || time.getUTCFullYear() < 1970 || time.getUTCFullYear() > 2200)
    return refuse(m.sellerposts_bad_time, { at: at.slice(0, 40) })
  return time
}
