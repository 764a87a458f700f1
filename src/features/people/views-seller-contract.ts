import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { flag, id, line, lineOfText } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { ASKED_LENGTH, VIEWED_LISTS } from './view-rules.ts'

const list = z.enum(VIEWED_LISTS)

const view = z.object({
  id: z.number(),
  name: z.string(),
  /** What follows the question mark of the list's address. */
  asked: z.string(),
  /** 1 for the one the list opens with. */
  opens: z.number(),
})

/** Views of lists, each person's own. Their addresses can be given to anybody. */
export const viewsSellerContract = {
  listViews: read({
    path: '/seller/views/list',
    summary: 'The views the person keeps of a list.',
    access: 'seller',
    refusals: ['people_not_at_door'],
    input: z.strictObject({ list }),
    output: z.array(view),
  }),
  saveView: write({
    path: '/seller/views/save',
    summary: 'Keeps a view of a list under a name; one of that name is replaced.',
    access: 'seller',
    refusals: ['people_not_at_door', 'views_need_name', 'views_many'],
    input: z.strictObject({
      list,
      name: lineOfText(40),
      asked: line(ASKED_LENGTH),
      opens: flag.default(0),
    }),
    output: view,
  }),
  openWithView: write({
    path: '/seller/views/open-with',
    summary: 'Says which view a list opens with.',
    access: 'seller',
    refusals: ['people_not_at_door', 'views_none'],
    input: z.strictObject({ id, opens: flag }),
    output: view,
  }),
  removeView: write({
    path: '/seller/views/remove',
    summary: 'Forgets a view.',
    ...ABOUT_ONE,
    refusals: ['people_not_at_door', 'views_none'],
  }),
}

export type ListView = z.output<typeof view>
