import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { PictureField } from '#desk/form/picture-field.tsx'
import { RichField } from '#desk/form/rich-field.tsx'
import { TimeField } from '#desk/form/time-field.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { forgetHalfWritten } from '#web/half-written.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

export function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id)
  return id ? load(() => desk.communitySeller.readPost({ id })) : null
}

/** A story, new or not: its words in both languages, its picture, and the goods it speaks of. */
export function Component() {
  const post = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const navigate = useNavigate()
  const form = useForm({
    initial: {
      title: post?.title ?? NO_TEXT,
      summary: post?.summary ?? NO_TEXT,
      content: post?.content ?? NO_TEXT,
      author: post?.author ?? NO_TEXT,
      picture: post?.picture ?? '',
      products: (post?.products ?? []).join(', '),
      at: post?.publish_time ?? '',
    },
    check: ({ title, picture }) => [
      ...(isWhole(title) ? [] : [{ field: 'title' as const, says: m.deskgoods_need_name }]),
      ...(picture ? [] : [{ field: 'picture' as const, says: m.deskgoods_need_picture }]),
    ],
    send: ({ products, at, ...values }) => {
      const parts = { ...values, products: numbersIn(products), ...(at && { at }) }
      return post
        ? desk.communitySeller.changePost({ id: post.id, ...parts })
        : desk.communitySeller.publishPost(parts)
    },
    warnsBeforeLeaving: true,
    done: (_, msg) => {
      toast.success(msg)
      forgetHalfWritten()
      navigate(deskPaths.posts)
    },
  })
  const { values, set } = form
  return (
    <>
      <PageTitle title={post ? m.deskcontent_change_post() : m.deskcontent_add_post()} />
      <ListCard>
        <form {...form.props} className="space-y-4">
          <BothField
            label={m.deskcontent_title()}
            value={values.title}
            change={(title) => set('title', title)}
            maxLength={100}
            required
            error={form.error('title')}
          />
          <BothField
            label={m.deskgoods_summary()}
            value={values.summary}
            change={(summary) => set('summary', summary)}
            rows={2}
            maxLength={300}
          />
          <PictureField
            label={m.deskshop_picture()}
            value={values.picture}
            change={(picture) => set('picture', picture)}
            ratio="4/3"
            error={form.error('picture')}
            className="w-64"
          />
          <RichField
            label={m.deskcontent_text()}
            value={values.content}
            change={(content) => set('content', content)}
          />
          <BothField
            label={m.deskcontent_author()}
            value={values.author}
            change={(author) => set('author', author)}
            maxLength={40}
          />
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              form={form}
              name="products"
              label={m.deskcontent_goods()}
              hint={m.deskcontent_goods_hint()}
            />
            <TimeField
              label={m.deskcontent_at()}
              hint={m.deskcontent_at_hint()}
              value={values.at}
              change={(at) => set('at', at)}
            />
          </div>
          <Button type="submit" loading={form.pending}>
            {post ? m.desk_save() : m.deskcontent_publish()}
          </Button>
        </form>
      </ListCard>
    </>
  )
}

const numbersIn = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number)
