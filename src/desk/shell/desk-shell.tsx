import CircleUser from 'lucide-react/icons/circle-user'
import { NavLink, Outlet, useNavigation } from 'react-router'
import { usePerson } from '#desk/door/load-door.ts'
import { ShowAgainDialog } from '#desk/door/show-again-dialog.tsx'
import { deskPaths } from '#paths/desk'
import { ConfirmProvider } from '#ui/act/confirm-dialog.tsx'
import { Toaster } from '#ui/act/toaster.tsx'
import { ProgressBar } from '#ui/move/progress-bar.tsx'
import { LeaveGuard } from '#web/leave-guard.tsx'
import * as m from '#words'
import { LanguageSwitch } from './language-switch.tsx'
import { SideMenu } from './side-menu.tsx'
import { ThumbBar } from './thumb-bar.tsx'

/** A column of rooms beside the page on a laptop, a bar below it on a phone. */
export function DeskShell() {
  const person = usePerson()
  const { state } = useNavigation()
  return (
    <ConfirmProvider>
      <ProgressBar active={state !== 'idle'} />
      <div className="min-h-dvh bg-gray-50 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="border-gray-200 bg-white lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r">
          <div className="flex h-13 items-center justify-between gap-2 border-b border-gray-200 px-4 lg:h-16">
            <NavLink to={deskPaths.home} className="font-semibold text-brand-700">
              {m.desk_title()}
            </NavLink>
            <span className="flex items-center gap-1 lg:hidden">
              <LanguageSwitch />
              <Me name={person.name} />
            </span>
          </div>
          <SideMenu />
          <div className="flex items-center justify-between border-t border-gray-200 p-3 max-lg:hidden">
            <Me name={person.name} />
            <LanguageSwitch />
          </div>
        </header>
        <main className="min-w-0 p-4 pb-24 lg:p-6">
          <Outlet />
        </main>
      </div>
      <ThumbBar />
      <LeaveGuard />
      <ShowAgainDialog />
      <Toaster />
    </ConfirmProvider>
  )
}

const Me = ({ name }: { name: string }) => (
  <NavLink
    to={deskPaths.me}
    className="flex min-h-11 min-w-0 items-center gap-2 text-gray-700 hover:text-brand-700"
  >
    <CircleUser className="size-5 shrink-0" />
    <span className="truncate">{name}</span>
  </NavLink>
)
