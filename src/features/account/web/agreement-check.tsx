import { useState } from 'react'
import { SYSTEM_PAGES } from '#paths'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import * as m from '#words'

type Props = { agreed: boolean; onChange: (agreed: boolean) => void; error: string | undefined }

const fetchDialog = async () => (await import('./agreement-dialog.tsx')).AgreementDialog

export function AgreementCheck({ agreed, onChange, error }: Props) {
  const Dialog = useWhenIdle(fetchDialog)
  const [shown, setShown] = useState<{ type: number; title: string }>()
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-1 text-sm leading-6 text-gray-600">
        <Checkbox
          name="agreed"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreement-error' : undefined}
        >
          {m.account_agree_before()}
        </Checkbox>
        <PageLink onOpen={() => setShown({ type: SYSTEM_PAGES.agreement, title: m.account_agreement() })}>
          {m.account_agreement()}
        </PageLink>
        {m.account_agree_and()}
        <PageLink onOpen={() => setShown({ type: SYSTEM_PAGES.privacy, title: m.account_privacy() })}>
          {m.account_privacy()}
        </PageLink>
      </div>
      {error && (
        <p id="agreement-error" className="mt-1 text-red-600">
          {error}
        </p>
      )}
      {shown && Dialog && <Dialog {...shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

function PageLink({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="plain-kept min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}
