import { readFile } from 'node:fs/promises'
import { SYSTEM_PAGES } from '#paths'
import { encodeEntities } from '#platform/encode-entities.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { needData } from '../faults.ts'
import type { Question, Step } from './step.ts'

const FILES: readonly Question[] = [
  { key: 'zh', ask: m.openshop_file_zh, isFile: true },
  { key: 'en', ask: m.openshop_file_en, isFile: true },
]

/** What a buyer agrees to when registering, and what the shop says of itself. */
export const PAGE_STEPS: readonly Step[] = [
  pageStep('agreement', m.shell_agreement, true),
  pageStep('privacy', m.shell_privacy, true),
  pageStep('about', m.shell_about, false),
]

function pageStep(name: keyof typeof SYSTEM_PAGES, title: Sentence, needed: boolean): Step {
  const id = SYSTEM_PAGES[name]
  return {
    name,
    title,
    needed,
    questions: FILES,
    isDone: async (api) => needData(await api.siteSeller.listSellerPages()).some((page) => page.id === id),
    async save(api, given) {
      const [zh_CN, en_US] = LANGUAGES.map((locale) => title({} as never, { locale }))
      const content = { zh_CN: await readPage(given.zh ?? ''), en_US: await readPage(given.en ?? '') }
      needData(await api.siteSeller.changePage({ id, title: { zh_CN, en_US }, content }))
    },
  }
}

/** HTML as it is; of a plain text each paragraph becomes one. */
async function readPage(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  if (/<\w/.test(text)) return text
  const paragraphs = text.split(/\n\s*\n/).map((one) => one.trim())
  return paragraphs.flatMap((one) => (one ? `<p>${encodeEntities(one)}</p>` : [])).join('')
}
