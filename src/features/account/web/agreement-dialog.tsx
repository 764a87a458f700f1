import { useEffect, useEffectEvent, useState } from 'react'
import { CookieNote } from '#features/site/web/cookie-note.tsx'
import { SYSTEM_PAGES } from '#paths'
import { api } from '#platform/contract/api.ts'
import { decodeEntities } from '#platform/decode-entities.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

export type Agreement = 'agreement' | 'privacy'

type Props = { page: Agreement; onClose: () => void }

export function AgreementDialog({ page: asked, onClose }: Props) {
  const type = SYSTEM_PAGES[asked]
  const title = asked === 'agreement' ? m.account_agreement() : m.account_privacy()
  const [page, setPage] = useState<{ title: string; content: string }>()
  const show = useEffectEvent(async (wanted: number) => {
    const found = await callApi(api.site.showContentPage({ type: wanted }))
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
          <CookieNote page={type} />
        </section>
      ) : (
        <Waiting>
          <SkeletonText lines={8} />
        </Waiting>
      )}
    </Dialog>
  )
}
