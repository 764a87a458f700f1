import { usePerson } from '#desk/door/load-door.ts'
import * as m from '#words'
import { menuFor } from './menu.ts'
import { RoomLink } from './room-link.tsx'

/** All rooms by group, beside the page where there is room for a column. */
export function SideMenu() {
  const groups = menuFor(usePerson().role)
  return (
    <nav aria-label={m.desk_menu()} className="min-h-0 flex-1 space-y-4 overflow-y-auto p-3 max-lg:hidden">
      {groups.map(({ name, label, rooms }) => (
        <div key={name}>
          <p id={`menu-${name}`} className="px-3 pb-1 text-xs font-medium text-gray-500">
            {label()}
          </p>
          <ul aria-labelledby={`menu-${name}`} className="space-y-0.5">
            {rooms.map((room) => (
              <li key={room.to}>
                <RoomLink room={room} className="min-h-9 px-3" inSight />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
