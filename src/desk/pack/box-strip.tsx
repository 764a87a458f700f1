import { type BoxState, isFull } from '#features/packing/packing-rules.ts'
import type { Box } from '#features/packing/waves-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

const STATES: Record<BoxState, [name: () => string, colour: string, sign: string]> = {
  waiting: [m.packing_state_waiting, 'bg-white text-gray-900 ring-gray-300', ''],
  claimed: [m.packing_state_claimed, 'bg-amber-50 text-amber-900 ring-amber-300', '…'],
  held: [m.packing_state_held, 'bg-gray-100 text-gray-700 ring-gray-300', '‖'],
  packed: [m.packing_state_packed, 'bg-brand-50 text-brand-800 ring-brand-300', '✓'],
  disputed: [m.packing_state_disputed, 'bg-red-50 text-red-800 ring-red-300', '!'],
  asked: [m.packing_state_asked, 'bg-gray-100 text-gray-700 ring-gray-300', '?'],
  gone: [m.packing_state_gone, 'bg-gray-50 text-gray-500 ring-gray-200', '×'],
}

/** What somebody reads beside a box: who has it, why it waits. */
export function tellState(box: Box): string {
  if (box.state === 'claimed' && !box.mine) return m.packing_by({ name: box.claimed_by })
  if (box.state === 'claimed') return isFull(box.lines) ? m.packing_full() : m.packing_yours()
  if (box.state === 'held') return m.packing_held({ reason: box.held_because })
  return STATES[box.state][0]()
}

type Props = { boxes: readonly Box[]; open: string | undefined; choose(order_sn: string): void }

/** Every box as a number in its colour; a row to push along on a phone, a shelf of squares beside the table elsewhere. */
export function BoxStrip({ boxes, open, choose }: Props) {
  return (
    <ul
      aria-label={m.packing_boxes()}
      className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-4 lg:content-start lg:overflow-visible"
    >
      {boxes.map((box) => (
        <li key={box.order_sn} className="shrink-0">
          <button
            type="button"
            aria-pressed={box.order_sn === open}
            aria-label={`${m.packing_box({ box: box.box })}: ${tellState(box)}`}
            title={tellState(box)}
            onClick={() => choose(box.order_sn)}
            className={cx(
              'grid size-12 place-items-center rounded-lg text-lg font-semibold tabular-nums ring-1',
              STATES[box.state][1],
              box.order_sn === open && 'ring-2 ring-brand-600!',
            )}
          >
            <span>
              {box.box}
              <span aria-hidden="true" className="ml-0.5 text-xs">
                {STATES[box.state][2]}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
