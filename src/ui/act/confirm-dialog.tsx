import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import * as m from '#words'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmQuestion = {
  title: string
  text?: ReactNode
  /** The verb of the act; "OK" when nothing better is given. */
  confirm?: string
  cancel?: string
  /** For what destroys: the button warns by its colour. */
  danger?: boolean
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>

const ConfirmContext = createContext<Ask | undefined>(undefined)

/** `const confirm = useConfirm()`, then `if (await confirm({ title })) …`. Esc and the cross mean no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
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
      <Dialog
        open={question !== undefined}
        onClose={() => settle(false)}
        title={question?.title ?? ''}
        role="alertdialog"
        size="sm"
        footer={
          <>
            <Button
              variant="outline"
              // Enter by habit must not destroy anything.
              data-autofocus={question?.danger ? '' : undefined}
              onClick={() => settle(false)}
            >
              {question?.cancel ?? m.ui_cancel()}
            </Button>
            <Button
              variant={question?.danger ? 'danger' : 'primary'}
              data-autofocus={question?.danger ? undefined : ''}
              onClick={() => settle(true)}
            >
              {question?.confirm ?? m.ui_confirm()}
            </Button>
          </>
        }
      >
        {question?.text && <div className="text-base text-gray-600">{question.text}</div>}
      </Dialog>
    </ConfirmContext>
  )
}
