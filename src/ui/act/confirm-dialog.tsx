import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import type { ConfirmQuestion } from './question-dialog.tsx'
import { useWhenIdle } from './use-when-idle.ts'

type Ask = (question: ConfirmQuestion) => Promise<boolean>

const ConfirmContext = createContext<Ask | undefined>(undefined)

/** `const confirm = useConfirm()`, then `if (await confirm({ title })) …`. Esc and the cross mean no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

const fetchDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const Dialog = useWhenIdle(fetchDialog)
  const [question, setQuestion] = useState<ConfirmQuestion>()
  const answer = useRef<(yes: boolean) => void>(undefined)

  const ask = useCallback<Ask>((next) => {
    // Only one question at a time: a newer one is a no to the older.
    answer.current?.(false)
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  const settle = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setQuestion(undefined)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {Dialog && <Dialog question={question} onAnswer={settle} />}
    </ConfirmContext>
  )
}
