import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import * as m from '#words'
import type { Agreement } from './agreement-dialog.tsx'

type Props = { agreed: boolean; onChange: (agreed: boolean) => void; error: string | undefined }

const fetchDialog = async () => (await import('./agreement-dialog.tsx')).AgreementDialog

export function AgreementCheck({ agreed, onChange, error }: Props) {
  const Dialog = useWhenIdle(fetchDialog)
  const [shown, setShown] = useState<Agreement>()
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-1 text-sm leading-6 text-gray-600">
        <Checkbox
          name="agreed"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={!!error || undefined}
          aria-describedby={error && 'agreement-error'}
        >
          {m.account_agree_before()}
        </Checkbox>
        <PageLink page="agreement" title={m.account_agreement()} onOpen={setShown} />
        {m.account_agree_and()}
        <PageLink page="privacy" title={m.account_privacy()} onOpen={setShown} />
      </div>
      {error && (
        <p id="agreement-error" className="mt-1 text-red-600">
          {error}
        </p>
      )}
      {shown && Dialog && <Dialog page={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

type PageLinkProps = { page: Agreement; title: string; onOpen: (page: Agreement) => void }

/** Read without leaving what was typed: over the page, or in a tab beside it where no script runs. */
const PageLink = ({ page, title, onOpen }: PageLinkProps) => (
  <Link
    discover="none"
    to={paths.systemPage(page)}
    target="_blank"
    onClick={(event) => {
      event.preventDefault()
      onOpen(page)
    }}
    className="text-brand-700 underline-offset-4 hover:underline"
  >
    {title}
  </Link>
)
