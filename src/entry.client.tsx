import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startInPageLanguage } from '#platform/i18n/browser-language.ts'
import { stopKeepingPresses } from '#web/early-presses.ts'

startInPageLanguage()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
  stopKeepingPresses()
})
