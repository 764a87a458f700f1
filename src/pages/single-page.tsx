import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import { Link, type MetaArgs } from 'react-router'
import { pageMeta } from '#pages/page-meta.ts'
import { paths } from '#paths'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import * as m from '#words'
import { beginningOf } from './parts/beginning-of.ts'
import { PageArticle } from './parts/page-article.tsx'

export const loader = pageData(async ({ api, url }) => {
  const id = url.searchParams.get('id') ?? ''
  if (id !== '') return { page: need(await api.site.showContentPage({ type: id }), url) }
  return { pages: need(await api.site.listPages(), url) }
})

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  loaderData?.page
    ? pageMeta(matches, loaderData.page.title, beginningOf(loaderData.page.content))
    : pageMeta(matches, m.site_all_pages(), m.site_all_pages_description())

/** One system page by its number in the query, or all of them to choose from. */
export default function SinglePage({ loaderData: { page, pages = [] } }: Loaded<typeof loader>) {
  if (page) return <PageArticle {...page} />
  return (
    <div className="column max-w-4xl pb-8">
      <Breadcrumb items={[{ label: m.shell_home(), href: paths.home() }, { label: m.site_all_pages() }]} />
      <h1 className="mb-6 mt-2 text-2xl font-bold text-gray-900 md:text-3xl">{m.site_all_pages()}</h1>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.singlePage(id)}
              className="group flex items-center gap-4 rounded-2xl bg-white p-5 ring-1 ring-inset ring-gray-200 transition-shadow hover:shadow-md"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-50 text-brand-700">
                <FileText className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1 text-base font-medium text-gray-900 group-hover:text-brand-700">
                {title}
              </span>
              <ChevronRight className="size-5 text-gray-400" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
