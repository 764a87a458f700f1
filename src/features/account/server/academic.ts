import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** A level is sent in the language it was shown in and kept by its Chinese name, so that it reads right in either. */
export async function saveAcademic(tx: ReadTx, chosen: string): Promise<string> {
  if (chosen === '') return ''
  const level = await tx
    .selectFrom('education')
    .select(inLanguage('education.name', 'zh_CN').as('name'))
    .where((eb) =>
      eb.or([
        eb(inLanguage('education.name', 'zh_CN'), '=', chosen),
        eb(inLanguage('education.name', 'en_US'), '=', chosen),
      ]),
    )
    .executeTakeFirst()
  return level?.name ?? refuse(m.profile_academic_wrong)
}

export async function showAcademic(tx: ReadTx, kept: string, language: Language): Promise<string> {
  if (kept === '') return ''
  const level = await tx
    .selectFrom('education')
    .select(inLanguage('education.name', language).as('name'))
    .where(inLanguage('education.name', 'zh_CN'), '=', kept)
    .executeTakeFirst()
  return level?.name ?? kept
}
