import { CONTENT_MAX, TITLE_MAX } from '#features/notices/notices-rules.ts'
import { LANGUAGES, type Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Both are plain texts, written in both languages. */
export function checkNotice({ title, content }: { title: Text; content: Text }): void {
  for (const language of LANGUAGES) {
    if (!fits(title[language], TITLE_MAX)) refuse(m.sellernotices_title_faulty, { max: TITLE_MAX })
    if (!fits(content[language], CONTENT_MAX)) refuse(m.sellernotices_content_faulty, { max: CONTENT_MAX })
  }
}

const fits = (text: string, max: number) => text !== '' && text.length <= max
