import { useEffect, useRef, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { playTone } from '#desk/keys/play-tone.ts'
import { nextBox } from '#features/packing/packing-rules.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { toast } from '#ui/act/toast.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { BoxPanel } from './box-panel.tsx'
import { BoxStrip } from './box-strip.tsx'
import type { TableAct } from './outbox.ts'

type Props = { wave: Wave; look(): Promise<void>; act(act: TableAct): void }

/** The packing table: the boxes of the wave, and the one that is open. The next opens by itself. */
export function PackTable({ wave, look, act }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [last, setLast] = useState<string>()
  const open = wave.boxes.find(({ order_sn }) => order_sn === chosen) ?? nextBox(wave.boxes)
  useClaim(open?.state === 'waiting' ? open.order_sn : undefined, look)

  const packed = (order_sn: string) => {
    act({ kind: 'box', order_sn })
    playTone('right')
    setLast(order_sn)
    setChosen(undefined)
  }
  const undo = async () => {
    if (!last) return
    const done = await callApi(desk.wavesSeller.unpackBox({ order_sn: last }))
    if (!done) return
    setChosen(last)
    setLast(undefined)
    await look()
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <BoxStrip boxes={wave.boxes} open={open?.order_sn} choose={setChosen} />
      {open ? (
        <BoxPanel
          key={open.order_sn}
          wave={wave}
          box={open}
          act={act}
          look={look}
          packed={() => packed(open.order_sn)}
          choose={setChosen}
          undo={last ? undo : undefined}
        />
      ) : (
        <EmptyState size="sm" title={m.packing_all_packed()} />
      )}
    </div>
  )
}

/** Says to the others that this box is being packed. Without network nobody can be told; the server will see. */
function useClaim(order_sn: string | undefined, look: () => Promise<void>): void {
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (!order_sn || asked.current === order_sn) return
    asked.current = order_sn
    void desk.wavesSeller.claimBox({ order_sn }).then(
      (answer) => {
        if (answer.code !== 1) toast.warn(answer.msg)
        void look()
      },
      () => undefined,
    )
  }, [order_sn, look])
}
