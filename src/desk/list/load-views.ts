import { replace } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import type { ViewedList } from '#features/people/view-rules.ts'

/** The views somebody keeps of a list. Its bare address leads to the one they open it with. */
export async function loadViews(list: ViewedList, request: Request) {
  const views = await load(() => desk.viewsSeller.listViews({ list }))
  const { pathname, search } = new URL(request.url)
  const first = views.find(({ opens }) => opens === 1)
  if (search === '' && first?.asked) throw replace(`${pathname}?${first.asked}`)
  return views
}
