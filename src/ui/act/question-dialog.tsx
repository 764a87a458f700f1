import type { ReactNode } from 'react'
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

type Props = { question: ConfirmQuestion | undefined; onAnswer: (yes: boolean) => void }

/** How `useConfirm` asks. */
export function QuestionDialog({ question, onAnswer }: Props) {
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => onAnswer(false)}
      title={question?.title ?? ''}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button
            variant="outline"
            // Enter by habit must not destroy anything.
            data-autofocus={question?.danger ? '' : undefined}
            onClick={() => onAnswer(false)}
          >
            {question?.cancel ?? m.ui_cancel()}
          </Button>
          <Button
            variant={question?.danger ? 'danger' : 'primary'}
            data-autofocus={question?.danger ? undefined : ''}
            onClick={() => onAnswer(true)}
          >
            {question?.confirm ?? m.ui_confirm()}
          </Button>
        </>
      }
    >
      {question?.text && <div className="text-base text-gray-600">{question.text}</div>}
    </Dialog>
  )
}
