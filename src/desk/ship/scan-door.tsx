import { useState } from 'react'
import { useKeysHelp } from '#desk/keys/keys-help.tsx'
import { useKeys } from '#desk/keys/use-keys.ts'
import { useAwake } from '#desk/pack/use-awake.ts'
import { useOutbox } from '#desk/pack/use-outbox.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { CourierSelect } from './courier-select.tsx'
import { ScannedPairs } from './scanned-pairs.tsx'
import { useScanShip } from './use-scan-ship.ts'

type Props = { courier: string; setCourier(code: string): void }

/** The scanner at the table: the order's bars, the bag's waybill, and on to the next. The field needs no focus. */
export function ScanDoor({ courier, setCourier }: Props) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const { order, wrong, pairs, undo, scanned } = useScanShip(codes, courier)
  const { help, showHelp } = useKeysHelp([['u', m.scanning_undo_last()]])
  useAwake()
  useOutbox()
  useKeys({ u: () => void undo(), '?': showHelp }, scanned)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <section
          aria-live="assertive"
          className={cx(
            'grid min-h-44 place-content-center gap-2 rounded-xl p-6 text-center ring-1',
            wrong ? 'bg-red-50 text-red-800 ring-red-300' : 'bg-white text-gray-900 ring-gray-200',
          )}
        >
          {wrong ? (
            <p className="text-2xl font-semibold">{wrong}</p>
          ) : order ? (
            <>
              <p className="text-4xl font-bold tabular-nums">
                {order.box > 0 ? m.packing_box({ box: order.box }) : order.order_sn.slice(-6)} ·{' '}
                {order.initial}
              </p>
              <p className="text-lg">
                {m.scanning_packed({
                  packed: order.box > 0 ? order.packed : order.pieces,
                  pieces: order.pieces,
                })}
                {order.grams > 0 && ` · ${(order.grams / 1000).toFixed(2)} kg`}
              </p>
              <p className="text-gray-600">{m.scanning_now_waybill()}</p>
            </>
          ) : (
            <p className="text-2xl">{m.scanning_now_order()}</p>
          )}
        </section>
        <ScannedPairs pairs={pairs} />
      </div>
      <Panel title={m.scanning_by_scan()}>
        <div className="space-y-4">
          <CourierSelect value={courier} choose={setCourier} known={setCodes} />
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (typed.trim()) scanned(typed.trim())
              setTyped('')
            }}
          >
            <Field label={m.scanning_typed()} hint={m.scanning_hint()}>
              <TextInput
                value={typed}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </form>
          <Button block variant="outline" onClick={undo}>
            {m.scanning_undo_last()}
          </Button>
        </div>
      </Panel>
      {help}
    </div>
  )
}
