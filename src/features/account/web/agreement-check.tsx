import { useEffect, useEffectEvent, useState } from 'react'
import { SYSTEM_PAGES } from '#paths'
import { api } from '#platform/contract/api.ts'
import { decodeEntities } from '#platform/entities.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { agreed: boolean; onChange: (agreed: boolean) => void; error: string | undefined }

export function AgreementCheck({ agreed, onChange, error }: Props) {
  const [shown, setShown] = useState<{ type: number; title: string }>()
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-1 text-sm leading-6 text-gray-600">
        <Checkbox
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
      {shown && <PageDialog {...shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

function PageLink({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="min-h-6 rounded-sm text-brand-700 underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}

function PageDialog({ type, title, onClose }: { type: number; title: string; onClose: () => void }) {
  const [page, setPage] = useState<{ title: string; content: string }>()
  const show = useEffectEvent(async (asked: number) => {
    const found = await callApi(api.site.showContentPage({ type: asked }))
    if (found) setPage(found.data)
    else onClose()
  })
  useEffect(() => void show(type), [type])
  return (
    <Dialog
      open
      onClose={onClose}
      title={page?.title ?? title.replace(/[《》]/g, '')}
      size="lg"
      footer={<Button onClick={onClose}>{m.account_agreed_button()}</Button>}
    >
      {page ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who reads by keyboard scrolls it with the arrows
        <section aria-label={page.title} tabIndex={0}>
          <RichText html={decodeEntities(page.content)} />
        </section>
      ) : (
        <Waiting>
          <SkeletonText lines={8} />
        </Waiting>
      )}
    </Dialog>
  )
}
