import { Link } from 'react-router'
import { Panel } from '#desk/shell/panel.tsx'
import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

type Line = Approval['lines'][number]

/** What the packer found: pieces that are missing or what the scales said, and what follows without a yes. */
export const FoundAtTable = ({ lines, act }: { lines: readonly Line[]; act: string }) => (
  <Panel title={m.office_found()}>
    <ul className="divide-y divide-gray-100">
      {lines.map((line) => (
        <li key={`${line.order_sn} ${line.goods}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="min-w-0">
            {line.goods}{' '}
            <Link to={deskPaths.order(line.order_sn)} className="block text-sm text-brand-700 underline">
              {line.order_sn}
            </Link>
          </span>
          <span className="tabular-nums">{tellFound(line)}</span>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-sm text-gray-600">
      {act === 'short' ? m.office_short_no() : m.office_weight_no()}
    </p>
  </Panel>
)

const tellFound = ({ pieces, grams, nominal_grams }: Line) =>
  pieces > 0
    ? m.office_found_pieces({ count: pieces })
    : m.office_found_grams({ grams, nominal: nominal_grams })
