import { useEffect } from 'react'
import type { OrderItem } from '#features/orders/orders-contract.ts'
import { ANONYMOUS, MAX_REVIEW_LENGTH, PUBLIC } from '#features/reviews/review-rules.ts'
import { PictureUploader } from '#features/uploads/web/picture-uploader.tsx'
import { type PictureUpload, usePictureUpload } from '#features/uploads/web/use-picture-upload.ts'
import { Field } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { RatingInput } from '#ui/form/rating-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Card } from '#ui/show/card.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import type { Draft } from './use-evaluate.ts'

type Props = {
  item: OrderItem
  draft: Draft
  onDraft: (draft: Draft) => void
  onPictures: (pictures: PictureUpload) => void
  error: string | undefined
}

/** Stars, words, pictures, and under which name, for one bought thing. */
export function EvaluateItem({ item, draft, onDraft, onPictures, error }: Props) {
  const pictures = usePictureUpload('review')
  useEffect(() => onPictures(pictures))
  const named = { name: item.product_title }
  return (
    <Card look="outline" as="article">
      <div className="flex gap-4 border-b border-gray-100 pb-4">
        <Picture src={item.product_image} alt="" sizes="80px" className="size-20 shrink-0 rounded-xl" />
        <div className="min-w-0">
          <h2 className="line-clamp-2 phrases font-medium text-gray-900">{item.product_title}</h2>
          <p className="mt-1 text-gray-500">{item.product_sku_text}</p>
        </div>
      </div>
      <div className="mt-4 space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <RatingInput
            label={m.evaluate_stars(named)}
            name={`level-${item.id}`}
            value={draft.level}
            onChange={(level) => onDraft({ ...draft, level })}
          />
          <RadioGroup
            label={m.evaluate_name(named)}
            hideLabel
            name={`anonymous-${item.id}`}
            value={draft.is_anonymous}
            onChange={(is_anonymous) => onDraft({ ...draft, is_anonymous })}
            options={[
              { value: PUBLIC, label: m.evaluate_public() },
              { value: ANONYMOUS, label: m.evaluate_anonymous() },
            ]}
          />
        </div>
        <Field label={m.evaluate_content()} required error={error}>
          <Textarea
            value={draft.content}
            maxLength={MAX_REVIEW_LENGTH}
            placeholder={m.evaluate_content_hint()}
            onChange={(event) => onDraft({ ...draft, content: event.target.value })}
          />
        </Field>
        <PictureUploader label={m.evaluate_pictures()} pictures={pictures} />
      </div>
    </Card>
  )
}
