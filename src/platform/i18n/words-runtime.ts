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

/**
 * The form a count takes in a language: `one` and `other` in English, nothing to choose in Chinese. Intl knows it too, but its
 * first use costs a slow phone a tenth of a second.
 */
export const plural = <F extends string>(
  tag: string,
  count: unknown,
  forms: Record<F | 'other', string>,
): string => (tag === 'en-US' && Number(count) === 1 ? forms['one' as F] : undefined) ?? forms.other
