/** The languages of the shop. The names are those of the `locale` cookie and of the word files. */
export const LANGUAGES = ['zh_CN', 'en_US'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh_CN'

/** A text kept in every language, as in the database and the seeds. */
export type Text = Record<Language, string>

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** `zh_CN` as HTML's `lang`, Intl and the `language` header write it. */
export const languageTag = (language: Language) => (language === 'zh_CN' ? 'zh-CN' : 'en-US')
export const wireLanguage = (language: Language) => (language === 'zh_CN' ? 'zh-cn' : 'en-us')

/** The language a caller asks for: the `language` header, then `accept-language`, then Chinese. */
export function askedLanguage(language: string | undefined, accepted: string | undefined): Language {
  return readLanguageTag(language) ?? preferredLanguage(accepted) ?? DEFAULT_LANGUAGE
}

export function readLanguageTag(tag: string | undefined): Language | undefined {
  if (!tag) return undefined
  const lower = tag.trim().toLowerCase()
  if (lower.startsWith('zh')) return 'zh_CN'
  if (lower.startsWith('en')) return 'en_US'
  return undefined
}

/** What a browser would rather read, by its `accept-language`; nothing where it asks for none of ours. */
export function preferredLanguage(accepted: string | undefined): Language | undefined {
  if (!accepted) return undefined
  let best: Language | undefined
  let weight = 0
  for (const part of accepted.split(',', 20)) {
    const [tag, ...parameters] = part.split(';')
    const language = readLanguageTag(tag)
    const quality = parameters.map((one) => /^\s*q=([0-9.]+)/.exec(one)?.[1]).find(Boolean)
    const q = quality === undefined ? 1 : Number(quality)
    if (language && q > weight) {
      best = language
      weight = q
    }
  }
  return best
}
