import { useRef, useState } from 'react'
import { useKeysHelp } from '#desk/keys/keys-help.tsx'
import { playTone } from '#desk/keys/play-tone.ts'
import { useKeys } from '#desk/keys/use-keys.ts'
import { isUnlikely } from '#features/orders/weight-rules.ts'
import { isFull } from '#features/packing/packing-rules.ts'
import type { Box, BoxLine, Wave } from '#features/packing/waves-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'
import { addLabel } from './add-label.ts'
import { BoxLineRow } from './box-line.tsx'
import { tellState } from './box-strip.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import type { TableAct } from './outbox.ts'
import { readScan } from './read-scan.ts'
import { ShortLineDialog } from './short-line-dialog.tsx'
import { type Unlikely, WeighAgainDialog } from './weigh-again-dialog.tsx'

type Props = {
  wave: Wave
  box: Box
  act(act: TableAct): void
  look(): Promise<void>
  packed(): void
  choose(order_sn: string): void
  undo: (() => unknown) | undefined
}

/** The open box. A scan or the number of a line puts a piece into it; Enter closes it once it is full. */
export function BoxPanel({ wave, box, act, look, packed, choose, undo }: Props) {
  const [short, setShort] = useState<BoxLine>()
  const [holding, setHolding] = useState(false)
  const [unlikely, setUnlikely] = useState<Unlikely>()
  const panel = useRef<HTMLElement>(null)
  /** The grams on the labels that were read, by line. */
  const labels = useRef(new Map<number, readonly number[]>())
  const { order_sn, lines } = box
  const mayPack =
    box.state === 'waiting' || box.state === 'held' || (box.state === 'claimed' && box.mine === 1)
  const full = mayPack && isFull(lines)
  const { help, showHelp } = useKeysHelp(KEYS())

  const put = (line: BoxLine | undefined, count = (line?.packed ?? 0) + 1) => {
    if (!line || !mayPack || count > line.num) {
      playTone('wrong')
      return
    }
    // What was taken out again leaves its label unknown: the scales are asked by hand then.
    if (count < line.packed) labels.current.delete(line.sku_id)
    playTone('right')
    act({ kind: 'line', order_sn, sku_id: line.sku_id, packed: count })
  }
  const weigh = () => {
    const field = panel.current?.querySelector<HTMLInputElement>('input[data-grams]')
    if (field) field.focus()
    else playTone('wrong')
  }
  const close = () => {
    if (full) packed()
    else {
      playTone('wrong')
      toast.warn(tellMissing(lines))
    }
  }
  const read = (line: BoxLine, grams: number) => {
    if (isUnlikely(grams, line.nominal_grams)) {
      playTone('wrong')
      setUnlikely({ line, grams })
    } else act({ kind: 'weigh', order_sn, sku_id: line.sku_id, grams })
  }
  const putLabelled = (line: BoxLine, grams: number) => {
    const { sku_id } = line
    const added = mayPack ? addLabel(labels.current.get(sku_id) ?? [], line, grams) : undefined
    if (!added) {
      playTone('wrong')
      return
    }
    labels.current.set(sku_id, added.read)
    if (added.packed > line.packed) put(line, added.packed)
    else playTone('right')
    if (added.grams !== undefined) read(line, added.grams)
  }
  const scanned = (text: string) => {
    const found = readScan(wave, box, text)
    if (found?.kind === 'box') choose(found.order_sn)
    else if (found?.kind === 'label') putLabelled(found.line, found.grams)
    else put(found?.line)
  }
  useKeys(
    {
      ...Object.fromEntries(lines.slice(0, 9).map((line, at) => [String(at + 1), () => put(line)])),
      Enter: close,
      s: () => setShort(lines.find((line) => line.packed < line.num)),
      w: weigh,
      h: () => setHolding(mayPack),
      u: () => undo?.(),
      p: () => window.open(deskPaths.print('labels', { orders: [order_sn] }), '_blank', 'noopener'),
      '?': showHelp,
    },
    scanned,
  )
  return (
    <section
      ref={panel}
      className="min-w-0 rounded-xl bg-white ring-1 ring-gray-200"
      aria-labelledby="open-box"
    >
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-gray-100 p-4">
        <h2 id="open-box" className="text-2xl font-semibold text-gray-900">
          {m.packing_box({ box: box.box })}
        </h2>
        <span className="text-lg">{box.consignee}</span>
        <span className="font-mono text-sm text-gray-500">{order_sn}</span>
        <span role="status" className="ml-auto text-sm text-gray-600">
          {tellState(box)}
        </span>
      </header>
      {box.remark && (
        <Alert tone="warn" className="m-3">
          {box.remark}
        </Alert>
      )}
      {box.to_repack === 1 && (
        <Alert tone="warn" className="m-3">
          {m.packing_repack()}
        </Alert>
      )}
      <ol className="divide-y divide-gray-100">
        {lines.map((line, at) => (
          <BoxLineRow
            key={line.sku_id}
            line={line}
            number={at + 1}
            disabled={!mayPack}
            put={(count) => put(line, count)}
            weighed={(grams) => read(line, grams)}
            short={() => setShort(line)}
          />
        ))}
      </ol>
      {mayPack && (
        <footer className="sticky bottom-18 flex gap-2 border-t border-gray-200 bg-white p-3 max-lg:rounded-b-xl lg:static lg:p-4">
          <Button variant="outline" size="lg" onClick={() => setHolding(true)}>
            {m.packing_hold()}
          </Button>
          <Button size="lg" block disabled={!full} onClick={close}>
            {m.packing_done()}
          </Button>
        </footer>
      )}
      <ShortLineDialog order_sn={order_sn} line={short} close={() => setShort(undefined)} done={look} />
      <HoldDialog order_sn={order_sn} open={holding} close={() => setHolding(false)} done={look} />
      <WeighAgainDialog
        key={unlikely?.line.sku_id}
        of={unlikely}
        close={() => setUnlikely(undefined)}
        weighed={({ sku_id }, grams) => {
          act({ kind: 'weigh', order_sn, sku_id, grams, again: grams })
          setUnlikely(undefined)
        }}
      />
      {help}
    </section>
  )
}

const tellMissing = (lines: readonly BoxLine[]) =>
  lines.some(({ packed, num }) => packed < num)
    ? m.waves_lines_missing({ count: lines.reduce((sum, { packed, num }) => sum + num - packed, 0) })
    : m.waves_not_weighed()

const KEYS = () =>
  [
    ['1 … 9', m.packing_key_line()],
    ['Enter', m.packing_key_done()],
    ['s', m.packing_short()],
    ['w', m.packing_weigh()],
    ['h', m.packing_hold()],
    ['u', m.packing_key_undo()],
    ['p', m.packing_key_print()],
  ] as const
