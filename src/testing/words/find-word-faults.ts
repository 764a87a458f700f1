import type { Language } from '#platform/i18n/language.ts'

type Written = Partial<Record<Language, unknown>>

/** Of what is named so there may be one; what is a limit (`max`) is more. */
const COUNT = /\{(?:count|left|num|days|hours|minutes|rows|redeemed|added)\}(?: more| new)? [a-z]+s\b/
/** What stands in such quotes is typed at a prompt: there they are straight. */
const QUOTED = /(?<=\s)'[^'\n]*'/g
/** What the help of a command shows being typed may be in both languages. */
const TYPED = /--[a-z]/
const HAN = /\p{Script=Han}/u

/** The sentences of a message, all its forms. */
const formsOf = (message: unknown): string[] => {
  if (typeof message === 'string') return [message]
  const { one = [], other = [] } = (message ?? {}) as { one?: string; other?: string }
  return [one, other].flat()
}

const inputsOf = (message: unknown) => [
  ...new Set(
    formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  ),
]

const isPlain = (message: unknown) => typeof message === 'string'

const RULES: ((written: Written) => string | undefined)[] = [
  ({ zh_CN, en_US }) =>
    [zh_CN, en_US].some((message) => formsOf(message).some((text) => text.trim() === ''))
      ? 'says nothing in one language: write it in both'
      : undefined,
  ({ en_US }) =>
    formsOf(en_US).some((text) => HAN.test(text) && !TYPED.test(text))
      ? 'is Chinese in English: translate it'
      : undefined,
  ({ zh_CN, en_US }) => {
    const [zh, en] = [inputsOf(zh_CN), inputsOf(en_US)]
    const lost = [...zh.filter((name) => !en.includes(name)), ...en.filter((name) => !zh.includes(name))]
    return lost.length > 0 ? `has {${lost.join('}, {')}} in one language only: say it in both` : undefined
  },
  ({ en_US }) =>
    isPlain(en_US) && COUNT.test(String(en_US))
      ? 'says a plural of one too: give it "plural", "one" and "other"'
      : undefined,
  ({ en_US }) =>
    formsOf(en_US).some((text) => /\p{L}'/u.test(text.replaceAll(QUOTED, '')))
      ? 'has a straight apostrophe: write ’'
      : undefined,
]

/** What is wrong with a message in its languages; that it has all of them is asked when words are compiled. */
export const findWordFaults = (written: Written): string[] => RULES.flatMap((rule) => rule(written) ?? [])
