import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole } from '#desk/form/no-text.ts'
import { RichField } from '#desk/form/rich-field.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SystemPage } from '#features/site/site-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { forgetHalfWritten } from '#web/half-written.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { pageName } from './page-name.ts'

/** One that was never written begins with its usual name. */
export async function loader({ params }: LoaderFunctionArgs): Promise<SystemPage> {
  const id = Number(params.id) || 0
  const pages = await load(() => desk.siteSeller.listSellerPages())
  if (pages.some((page) => page.id === id)) return load(() => desk.siteSeller.showPage({ id }))
  const [zh_CN = '', en_US = ''] = LANGUAGES.map((locale) => pageName(id, locale))
  return { id, title: { zh_CN, en_US }, content: { zh_CN: '', en_US: '' } }
}

export function Component() {
  const page = useLoaderData<SystemPage>()
  const navigate = useNavigate()
  const form = useForm({
    initial: { title: page.title, content: page.content },
    check: ({ title, content }) => [
      ...(isWhole(title) ? [] : [{ field: 'title' as const, says: m.deskgoods_need_name }]),
      ...(isWhole(content) ? [] : [{ field: 'content' as const, says: m.deskgoods_need_name }]),
    ],
    send: (values) => desk.siteSeller.changePage({ id: page.id, ...values }),
    warnsBeforeLeaving: true,
    done: (_, msg) => {
      toast.success(msg)
      forgetHalfWritten()
      navigate(deskPaths.pages)
    },
  })
  const fault = form.error('content')
  return (
    <>
      <PageTitle title={pageName(page.id)} />
      <ListCard>
        <form {...form.props} className="space-y-4">
          <BothField
            label={m.deskcontent_title()}
            value={form.values.title}
            change={(title) => form.set('title', title)}
            maxLength={200}
            required
            error={form.error('title')}
          />
          <RichField
            label={m.deskcontent_text()}
            value={form.values.content}
            change={(content) => form.set('content', content)}
          />
          {fault && <p className="text-red-600">{fault}</p>}
          <Button type="submit" loading={form.pending}>
            {m.desk_save()}
          </Button>
        </form>
      </ListCard>
    </>
  )
}
