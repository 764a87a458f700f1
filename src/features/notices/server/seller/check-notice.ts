import { CONTENT_MAX, TITLE_MAX } from '#features/notices/notices-rules.ts'
import { LANGUAGES, type Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** Title and text as they may be shown: plain, in both languages; only the text has more lines than one. */
export function checkNotice(context: { title: Text; content: Text }): { title: Text; content: Text } {
  const title = trimmed(context.title)
  const content = trimmed(context.content)
  for (const language of LANGUAGES) {
    if (!isText(title[language], TITLE_MAX) || title[language].includes('\n'))
      return refuse(m.sellernotices_title_faulty, { max: TITLE_MAX })
    if (!isText(content[language], CONTENT_MAX))
      return refuse(m.sellernotices_content_faulty, { max: CONTENT_MAX })
  }
  return { title, content }
}

const trimmed = (text: Text): Text => ({
  zh_CN: text.zh_CN.replaceAll('\r\n', '\n').trim(),
  en_US: text.en_US.replaceAll('\r\n', '\n').trim(),
})

const isText = (text: string, max: number) =>
  text !== '' && text.length <= max && text.isWellFormed() && !CONTROL.test(text)
