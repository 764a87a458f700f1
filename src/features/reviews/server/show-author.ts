import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

type Author = { anonymous: boolean; closed_at: Date | null; nickname: string; avatar: string }

/** Who wrote it, as far as others may know: nothing of an anonymous author, nor of one who has left. */
export function showAuthor({ anonymous, closed_at, nickname, avatar }: Author, language: Language) {
  if (anonymous || closed_at) {
    const label = m.reviews_anonymous({}, { locale: language })
    return { user_nickname: label, user_avatar: '', is_anonymous: 1 }
  }
  return { user_nickname: nickname, user_avatar: avatar, is_anonymous: 0 }
}
