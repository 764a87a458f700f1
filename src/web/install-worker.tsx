import { useEffect } from 'react'
import { languageTag } from '#platform/i18n/language.ts'
import { getLocale } from '#words/runtime'

/** Brings the worker that keeps files and public pictures, and tells it the language of the page. */
export function InstallWorker() {
  const language = languageTag(getLocale())
  useEffect(() => {
    void install(language)
  }, [language])
  return null
}

/** A browser without one, or one that may not have it, shows the shop all the same. */
async function install(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ language })
  } catch {
    // Not allowed here, or no network just now: the next page tries again.
  }
}
