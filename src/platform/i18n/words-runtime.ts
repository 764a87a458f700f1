import type { Language } from './language.ts'

/** What every compiled word takes besides its inputs. */
export type WordOptions = { locale?: Language }

let read: () => Language = () => 'zh_CN'

export const getLocale = (): Language => read()

/** On the server each rendering has its own language; in the browser the page has one. */
export function overwriteGetLocale(next: () => Language): void {
  read = next
}

export const localeOf = (options: WordOptions | undefined): Language => options?.locale ?? read()

const rules = new Map<string, Intl.PluralRules>()

/** The form a count takes in a language: `one` and `other` in English. */
export function plural<F extends string>(
  tag: string,
  count: unknown,
  forms: Record<F | 'other', string>,
): string {
  let rule = rules.get(tag)
  if (!rule) {
    rule = new Intl.PluralRules(tag)
    rules.set(tag, rule)
  }
  return forms[rule.select(Number(count)) as F] ?? forms.other
}
