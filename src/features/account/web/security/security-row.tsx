import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: string; action: ReactNode }

/** One thing that can be seen to: what it is, how it stands, and the button that changes it. */
export function SecurityRow({ icon, title, text, action }: Props) {
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-50 text-brand-700 [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-medium text-gray-900">{title}</h2>
        <p className="text-gray-500">{text}</p>
      </div>
      <div className="shrink-0">{action}</div>
    </li>
  )
}
