import { useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { MoveButtons, moved, useDragOrder } from '#desk/form/order-by-hand.tsx'
import { RemoveButton } from '#desk/form/remove-button.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerSlide } from '#features/site/slides-seller-contract.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { SlideForm } from './slide-form.tsx'

export const loader = () => load(() => desk.slidesSeller.listSellerSlides())

/** Home's slides in their order, with when each is shown. */
export function Component() {
  const slides = useLoaderData<SellerSlide[]>()
  const { revalidate } = useRevalidator()
  const move = async (from: number, to: number) => {
    const ids = slides.map(({ id }) => id)
    await callApi(desk.slidesSeller.orderSlides({ ids: moved(ids, from, to) }))
    await revalidate()
  }
  const drag = useDragOrder(move)
  return (
    <>
      <PageTitle title={m.desk_slides()}>
        <EditDialog add={m.deskcontent_add_slide()}>{(done) => <SlideForm done={done} />}</EditDialog>
      </PageTitle>
      <ListCard>
        {slides.length === 0 && (
          <EmptyState size="sm" title={m.deskcontent_no_slides()} text={m.deskcontent_no_slides_text()} />
        )}
        <ol>
          {slides.map((slide, at) => {
            const name = slide.title[getLocale()]
            return (
              <li
                key={slide.id}
                className="flex flex-wrap items-center gap-3 border-b border-gray-100 py-3 last:border-0"
                {...drag(at)}
              >
                <Picture
                  src={slide.picture}
                  alt=""
                  ratio="2/1"
                  sizes="128px"
                  className="w-32 shrink-0 rounded-lg"
                />
                <span className="min-w-40 flex-1">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm break-all text-gray-500">{slide.link}</span>
                  <When slide={slide} />
                </span>
                <div className="ml-auto flex items-center gap-1">
                  <MoveButtons name={name} at={at} of={slides.length} move={move} />
                  <EditDialog name={name} add="">
                    {(done) => <SlideForm slide={slide} done={done} />}
                  </EditDialog>
                  <RemoveButton name={name} remove={() => desk.slidesSeller.removeSlide({ id: slide.id })} />
                </div>
              </li>
            )
          })}
        </ol>
      </ListCard>
    </>
  )
}

function When({ slide: { is_shown, shown_from, shown_until } }: { slide: SellerSlide }) {
  const span = [shown_from, shown_until].map((time) => time.slice(0, 16))
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-gray-500">
      <Tag tone={is_shown ? 'brand' : 'gray'}>
        {is_shown ? m.deskcontent_shown() : m.deskcontent_not_shown()}
      </Tag>
      {(shown_from || shown_until) && <span className="tabular-nums">{span.join(' – ')}</span>}
    </span>
  )
}
