import Headset from 'lucide-react/icons/headset'
import { type MetaArgs, useRevalidator } from 'react-router'
import { MessageList } from '#features/notices/web/message-list.tsx'
import { refreshUnread } from '#features/notices/web/unread-store.ts'
import { openService } from '#features/support/web/service-state.ts'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { useFreshUnread } from '#pages/parts/use-fresh-unread.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => {
  const [messages, unread] = await Promise.all([
    loadPage(url, (page) => api.notices.listMessages({ page })),
    api.notices.countUnread(),
  ])
  return { messages, unread: need(unread, url) }
})

export const handle = accountShell(m.notices_messages_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.notices_messages_title())

/** The buyer's inbox: what became of orders, money and questions. */
export default function MyMessagePage({ loaderData: { messages, unread } }: Loaded<typeof loader>) {
  const { revalidate } = useRevalidator()
  useFreshUnread(unread)
  const readAll = async () => {
    if (!(await callApi(api.notices.readMessages({ id: 0 })))) return
    await Promise.all([revalidate(), refreshUnread()])
  }
  return (
    <Card>
      <header className="mb-4 flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-lg font-semibold text-gray-900 max-md:sr-only">
          {m.notices_messages_title()}
        </h1>
        {unread.message > 0 && (
          <Button variant="outline" size="sm" onClick={readAll}>
            {m.notices_read_all()}
          </Button>
        )}
        <Button variant="soft" size="sm" onClick={openService}>
          <Headset />
          {m.support_title()}
        </Button>
      </header>
      {messages.data.length === 0 ? (
        <EmptyState scene="letter" title={m.notices_no_messages()} text={m.notices_no_messages_text()} />
      ) : (
        <MessageList messages={messages.data} onService={openService} onRead={revalidate} />
      )}
      <Pagination of={messages} className="mt-4" />
      {messages.total > 0 && (
        <p className="mt-4 text-center text-xs text-gray-500">{m.notices_messages_kept()}</p>
      )}
    </Card>
  )
}
