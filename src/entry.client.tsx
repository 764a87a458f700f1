import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startInPageLanguage } from '#platform/i18n/browser-language.ts'
import { beginRouter } from '#web/begin-router.tsx'
import { hearCutShort } from '#web/cut-short.ts'
import { noteTyped } from '#web/early-presses.ts'
import { rest } from '#web/rest.ts'

startInPageLanguage()
hearCutShort()

void beginRouter().then(async (page) => {
  await rest()
  startTransition(() => {
    hydrateRoot(document, page)
    noteTyped()
  })
})
