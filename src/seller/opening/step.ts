import type { Api } from '#platform/contract/api-types.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { needData } from '../faults.ts'

/** One thing that is asked for: the name it has in a file of answers, and how a person is asked. */
export type Question = {
  key: string
  ask: Sentence
  optional?: boolean
  /** It names a file. In a file of answers that is one beside it. */
  isFile?: boolean
}

/** What was answered; what was left empty is an empty text. */
export type Given = Readonly<Record<string, string>>

export type Step = {
  /** Its name in a file of answers. */
  name: string
  title: Sentence
  /** The shop cannot open without it. */
  needed: boolean
  questions: readonly Question[]
  /** It may be given several times. */
  many?: boolean
  isDone(api: Api): Promise<boolean>
  /** Of those given several times, one that is there already: a file of answers may be read again. */
  isThere?(api: Api, given: Given): Promise<boolean>
  save(api: Api, given: Given): Promise<void>
}

export const IN_BOTH: readonly Question[] = [
  { key: 'zh', ask: m.openshop_in_chinese },
  { key: 'en', ask: m.openshop_in_english },
]

/** `title_zh` and `title_en`, asked for one after the other. */
export const askBoth = (key: string, zh: Sentence, en: Sentence, optional = false): Question[] => [
  { key: `${key}_zh`, ask: zh, optional },
  { key: `${key}_en`, ask: en, optional },
]

export const textIn = (given: Given, key = ''): { zh_CN: string; en_US: string } => {
  const named = (language: string) => (key === '' ? language : `${key}_${language}`)
  return { zh_CN: given[named('zh')] ?? '', en_US: given[named('en')] ?? '' }
}

export async function isSet(api: Api, module: string, key: string): Promise<boolean> {
  const settings = needData(await api.siteSeller.showSettings({ module }))
  return settings.some((one) => one.key === key && one.value !== null)
}

export async function set(api: Api, module: string, key: string, value: unknown): Promise<void> {
  needData(await api.siteSeller.changeSetting({ module, key, value }))
}

export const isThereIn = async <T>(list: Promise<Answer<T[]>>, is: (one: T) => boolean) =>
  needData(await list).some(is)
