import type { ReactNode } from 'react'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'

export type FooterProps = {
  /** Promises such as "sent within 24 hours", each with its icon. */
  services?: readonly { icon: ReactNode; title: string; text?: string }[]
  brand?: ReactNode
  columns: readonly { title: string; links: readonly NavEntry[] }[]
  /** One more column: a code to scan, a phone number. */
  aside?: ReactNode
  legal?: ReactNode
}

export function Footer({ services = [], brand, columns, aside, legal }: FooterProps) {
  return (
    <footer className="shell-bar mt-16 border-t border-gray-100 bg-gray-50 print:hidden">
      {services.length > 0 && (
        <ul className="column grid auto-cols-fr grid-flow-col gap-4 py-8 max-md:hidden">
          {services.map((service) => (
            <li key={service.title} className="footer-service">
              <span>{service.icon}</span>
              <div>
                <p>{service.title}</p>
                {service.text && <p>{service.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="column">
        <div className="flex flex-col gap-8 border-t border-gray-200 py-10 lg:flex-row lg:gap-16">
          {brand && <div className="max-w-xl text-gray-500 lg:max-w-xs">{brand}</div>}
          <div className="grid flex-1 grid-cols-2 gap-x-6 gap-y-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="mb-2 font-semibold text-gray-900">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <NavItem entry={link} className="footer-link">
                        {link.label}
                      </NavItem>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {aside}
          </div>
        </div>
        {legal && (
          <div className="border-t border-gray-200 py-6 text-center text-xs leading-6 text-gray-500">
            {legal}
          </div>
        )}
      </div>
    </footer>
  )
}
