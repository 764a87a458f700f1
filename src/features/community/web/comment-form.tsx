import { commentFaults, MAX_COMMENT } from '#features/community/community-rules.ts'
import { cleanParagraphs } from '#platform/clean-text.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { ParagraphsField } from '#web/paragraphs-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { ownComments } from './own-community.ts'

type Props = { postId: number; onPublished: () => unknown }

export function CommentForm({ postId, onPublished }: Props) {
  const form = useForm({
    initial: { content: '' },
    check: commentFaults,
    send: ({ content }, keyFor) => {
      const body = { dynamics_id: postId, content: cleanParagraphs(content) }
      return api.community.addComment(body, { key: keyFor(body) })
    },
    refusals: { community_comment_again: 'content', community_no_post: 'content' },
    done: ({ id }, msg) => {
      ownComments.press(id, true)
      toast.success(msg)
      return onPublished()
    },
    clears: true,
    keptAs: `comment ${postId}`,
  })

  return (
    <form {...form.props} className="flex flex-col items-end gap-3">
      <ParagraphsField
        form={form}
        name="content"
        label={m.community_comment_box()}
        hideLabel
        required
        className="w-full"
        rows={3}
        maxLength={MAX_COMMENT}
        placeholder={m.community_comment_hint()}
      />
      <Button type="submit" loading={form.pending} className="max-md:w-full">
        {m.community_comment_publish()}
      </Button>
    </form>
  )
}
