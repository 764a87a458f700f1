import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { PictureField } from '#desk/form/picture-field.tsx'
import { TimeField } from '#desk/form/time-field.tsx'
import type { SellerSlide } from '#features/site/slides-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { isSiteLink } from './site-link.ts'

/** A new slide, or what is said of one. */
export function SlideForm({ slide, done }: { slide?: SellerSlide; done(): Promise<void> }) {
  const form = useForm({
    initial: {
      title: slide?.title ?? NO_TEXT,
      subtitle: slide?.subtitle ?? NO_TEXT,
      link: slide?.link ?? '',
      picture: slide?.picture ?? '',
      shown_from: slide?.shown_from ?? '',
      shown_until: slide?.shown_until ?? '',
    },
    check: ({ title, link, picture }) => [
      ...(isWhole(title) ? [] : [{ field: 'title' as const, says: m.deskgoods_need_name }]),
      ...(isSiteLink(link) ? [] : [{ field: 'link' as const, says: m.deskcontent_link_wrong }]),
      ...(picture ? [] : [{ field: 'picture' as const, says: m.deskgoods_need_picture }]),
    ],
    send: (values) =>
      slide ? desk.slidesSeller.changeSlide({ id: slide.id, ...values }) : desk.slidesSeller.addSlide(values),
    refusals: {
      pictures_none: 'picture',
      sellersite_bad_time: 'shown_until',
      sellersite_time_order: 'shown_until',
    },
    done,
  })
  const { values, set } = form
  return (
    <form {...form.props} className="space-y-4">
      <PictureField
        label={m.deskshop_picture()}
        value={values.picture}
        change={(picture) => set('picture', picture)}
        ratio="2/1"
        error={form.error('picture')}
        className="w-full max-w-sm"
      />
      <BothField
        label={m.deskcontent_title()}
        value={values.title}
        change={(title) => set('title', title)}
        maxLength={40}
        hint={m.deskcontent_title_hint()}
        required
        error={form.error('title')}
      />
      <BothField
        label={m.deskcontent_subtitle()}
        value={values.subtitle}
        change={(subtitle) => set('subtitle', subtitle)}
        maxLength={80}
      />
      <TextField
        form={form}
        name="link"
        label={m.deskcontent_link()}
        hint={m.deskcontent_link_hint()}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TimeField
          label={m.deskcontent_from()}
          value={values.shown_from}
          change={(time) => set('shown_from', time)}
        />
        <TimeField
          label={m.deskcontent_until()}
          value={values.shown_until}
          change={(time) => set('shown_until', time)}
          error={form.error('shown_until')}
        />
      </div>
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
