import { useState } from 'react'
import { chooseLanguage, currentLanguage } from '#platform/i18n/browser-language.ts'
import { ConfirmProvider } from '#ui/act/confirm-dialog.tsx'
import { Toaster } from '#ui/act/toaster.tsx'
import { ProgressBar } from '#ui/move/progress-bar.tsx'
import { Frame } from './design/frame.tsx'
import { SAMPLES } from './design/samples.ts'

export default function Design() {
  const [language, setLanguage] = useState(currentLanguage)
  const [account, setAccount] = useState(false)
  const turn = () => {
    const next = language === 'zh_CN' ? 'en_US' : 'zh_CN'
    chooseLanguage(next)
    document.documentElement.lang = next === 'zh_CN' ? 'zh-CN' : 'en-US'
    setLanguage(next)
  }
  return (
    <ConfirmProvider key={language}>
      <ProgressBar active={false} />
      <Frame
        text={SAMPLES[language]}
        account={account}
        onAccount={() => setAccount(!account)}
        onLanguage={turn}
      />
      <Toaster />
    </ConfirmProvider>
  )
}
