import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePerson } from '#desk/door/load-door.ts'
import { useLive } from '#desk/live/use-live.ts'
import { HEARD } from '#features/packing/heard.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { toast } from '#ui/act/toast.ts'
import { applyActs } from './apply-acts.ts'
import { loadWave } from './kept-wave.ts'
import { keepAct, outbox, type TableAct } from './outbox.ts'
import { sendActs } from './send-acts.ts'

/** The wave on this table: what the server said last, and on top of it what was done here and is not sent yet. */
export function useWave(first: Wave) {
  const { id: by } = usePerson()
  const [known, setKnown] = useState(first)
  const { waiting } = outbox.useValue()
  const taken = useRef(0)
  const look = async (): Promise<void> => {
    const before = taken.current
    const next = await loadWave(first.id).catch(() => undefined)
    // What was asked for before the server took the last act is out of date already.
    if (taken.current !== before) return look()
    if (next) setKnown(next)
  }
  const done = useEffectEvent((act: TableAct) => {
    taken.current += 1
    setKnown((now) => applyActs(now, [act]))
  })
  const allSent = useEffectEvent(() => void look())
  useEffect(() => setKnown(first), [first])
  useEffect(
    () => sendActs(by, { done: (act) => done(act), waits: toast.warn, allSent: () => allSent() }),
    [by],
  )
  useLive(HEARD.waves, look)
  const wave = useMemo(
    () =>
      applyActs(
        known,
        waiting.filter((kept) => kept.by === by).map(({ act }) => act),
      ),
    [known, waiting, by],
  )
  return { wave, look, act: (act: TableAct) => keepAct({ key: newKey(), by, act }) }
}
