import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { usePerson } from '#desk/door/load-door.ts'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { menuFor } from './menu.ts'
import { RoomLink } from './room-link.tsx'

const IN_BAR = 4
const PLACE = 'min-h-14 w-full flex-col justify-center gap-0.5! px-1 py-1.5 text-xs'

/** On a phone: the rooms used most within reach of the thumb, and all of them one press further. */
export function ThumbBar() {
  const groups = menuFor(usePerson().role)
  const [open, setOpen] = useState(false)
  const rooms = groups.flatMap((group) => group.rooms)
  const close = () => setOpen(false)
  const all = rooms.length > IN_BAR + 1
  return (
    <>
      <nav
        aria-label={m.desk_menu()}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-gray-200 bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="flex *:min-w-0 *:flex-1">
          {(all ? rooms.slice(0, IN_BAR) : rooms).map((room) => (
            <li key={room.to}>
              <RoomLink room={room} className={PLACE} />
            </li>
          ))}
          {all && (
            <li>
              <button
                type="button"
                className={`flex items-center rounded-lg text-gray-600 ${PLACE}`}
                onClick={() => setOpen(true)}
              >
                <LayoutGrid className="size-5 shrink-0" />
                {m.desk_more()}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <Dialog open={open} onClose={close} title={m.desk_menu()}>
        <nav aria-label={m.desk_menu_all()} className="space-y-4">
          {groups.map(({ name, label, rooms: inGroup }) => (
            <div key={name}>
              <h3 className="pb-1 text-sm font-medium text-gray-500">{label()}</h3>
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
                {inGroup.map((room) => (
                  <li key={room.to}>
                    <RoomLink room={room} className="min-h-12 bg-gray-50 px-3" onClick={close} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Dialog>
    </>
  )
}
