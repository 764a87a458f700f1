import type { ListedPerson } from '#features/people/people-seller-contract.ts'
import { ROLES } from '#features/people/roles.ts'
import * as m from '#words'
import { oneOf, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'

const COLUMNS: Columns<ListedPerson> = [
  ['ID', 'id'],
  [m.sellerpeople_email, 'email', 40],
  [m.seller_name, 'name', 20],
  [m.sellerpeople_role, 'role'],
  [m.sellerpeople_factor, ({ factor }) => (factor ? m.sellersite_yes : m.sellersite_no)],
  [m.sellerpeople_seen, 'last_time'],
  [m.sellerpeople_blocked, 'blocked_time'],
]

const one = { id: whole('ID') }
const role = { role: oneOf(ROLES) }

export const people = command('people', m.sellerpeople_summary, m.sellerpeople_details, [
  act({
    call: (api) => api.peopleSeller.listPeople(),
    show: (listed, output) => output.list(listed.people, COLUMNS),
  }),
  act({
    name: 'add',
    words: { email: word('EMAIL') },
    options: role,
    async run({ email, role }, { open, output, config }) {
      const { api } = await open()
      output.answer(await api.peopleSeller.invitePerson({ email, role }), ({ path, expire_time }) => {
        const url = config.publicUrl + path
        output.line(output.say(m.sellerpeople_link, { email, time: expire_time, url }))
      })
    },
  }),
  act({
    name: 'role',
    words: one,
    options: role,
    call: (api, typed) => api.peopleSeller.changeRole(typed),
  }),
  act({ name: 'block', words: one, call: (api, typed) => api.peopleSeller.blockPerson(typed) }),
  act({ name: 'unblock', words: one, call: (api, typed) => api.peopleSeller.unblockPerson(typed) }),
  act({
    name: 'reset',
    words: one,
    async run({ id }, { open, output, config }) {
      const { api } = await open()
      output.answer(await api.peopleSeller.resetPassword({ id }), ({ path, expire_time }) => {
        const url = config.publicUrl + path
        output.line(output.say(m.sellerpeople_reset_link, { time: expire_time, url }))
      })
    },
  }),
  act({ name: 'lost-phone', words: one, call: (api, typed) => api.peopleSeller.removeFactor(typed) }),
])
