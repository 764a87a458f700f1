import { type ActionFunctionArgs, redirect } from 'react-router'
import { COOKIE_DAYS } from '#platform/contract/cookies.ts'
import type { Language } from '#platform/i18n/language.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import { saidLine } from '#platform/pages/said.ts'
import { type PageArgs, placeUrl } from './page-data.ts'

export type FormArgs = PageArgs & { form: FormData; language: Language }

/** Where a form leads, what is said there, and what the browser keeps. */
export type FormAnswer = { to: string; said?: string; good?: boolean; cookies?: Record<string, string> }

/**
 * What a page does with its form where no script runs: `export const action = takeForm(buyPlainly)`. The form is a plain
 * `PlainForm` that posts to the page's own address; page-renderer.ts has looked where it comes from. Nothing of it
 * reaches the browser's code.
 */
export const takeForm =
  (act: (context: FormArgs) => Promise<FormAnswer>) =>
  async ({ context, params, request }: ActionFunctionArgs): Promise<Response> => {
    const { api, loggedIn, theme, language, publicUrl } = context.get(pageContext)
    const form = await request.formData()
    const url = placeUrl(request)
    const {
      to,
      said,
      good = false,
      cookies = {},
    } = await act({
      api,
      params,
      url,
      loggedIn,
      theme,
      form,
      language,
    })
    const headers = new Headers()
    const lasting = `Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`
    for (const [name, value] of Object.entries(cookies))
      headers.append('set-cookie', `${name}=${encodeURIComponent(value)}; ${lasting}`)
    if (said) headers.append('set-cookie', saidLine({ text: said, good }, publicUrl))
    return redirect(to, { status: 303, headers })
  }

/** A number somebody typed or a form carries; nothing where it is none. */
export function numberIn(form: FormData, name: string): number | undefined {
  const text = form.get(name)
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

export const textIn = (form: FormData, name: string): string => {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
