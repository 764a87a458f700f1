import { CookieNote } from '#features/site/web/cookie-note.tsx'
import { paths } from '#paths'
import { decodeEntities } from '#platform/decode-entities.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { RichText } from '#ui/show/rich-text.tsx'
import * as m from '#words'

/** A system page: its title and the text the seller wrote. */
export function PageArticle({ id, title, content }: { id: number; title: string; content: string }) {
  return (
    <article className="column max-w-4xl pb-8">
      <Breadcrumb items={[{ label: m.shell_home(), href: paths.home() }, { label: title }]} />
      <h1 className="mb-6 mt-2 text-2xl font-bold text-gray-900 md:text-3xl">{title}</h1>
      <RichText html={decodeEntities(content)} />
      <CookieNote page={id} />
    </article>
  )
}
