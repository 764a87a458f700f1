import { useEffect, useRef, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { playTone } from '#desk/keys/play-tone.ts'
import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import { guessCourier } from '#features/orders/tracking-shapes.ts'
import type { LookedUp } from '#features/packing/waves-seller-contract.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { seconds } from '#platform/time.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { judgeScan } from './judge-scan.ts'

export type Pair = {
  key: string
  order_sn: string
  tracking_no: string
  courier: string
  state: 'sending' | 'shipped' | 'refused' | 'undone'
  msg: string
}

const TRY_AGAIN = seconds(3)

/**
 * Order, then waybill. A pair goes out behind the next scan, with its key, until somebody has answered; what does not fit
 * sends nothing, and the next scan is taken for an order again.
 */
export function useScanShip(codes: readonly string[], courier: string) {
  const [order, setOrder] = useState<LookedUp>()
  const [wrong, setWrong] = useState('')
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  const turn = useRef(Promise.resolve())
  const current = useRef<LookedUp>(undefined)
  const sent = useRef<readonly Pair[]>([])
  const chosen = useRef({ codes, courier })
  useEffect(() => {
    chosen.current = { codes, courier }
  }, [codes, courier])

  const show = (next: LookedUp | undefined, fault = '') => {
    current.current = next
    setOrder(next)
    setWrong(fault)
    playTone(fault ? 'wrong' : 'right')
  }
  const change = (next: readonly Pair[]) => {
    sent.current = next
    setPairs(next)
  }
  const mark = (key: string, state: Pair['state'], msg = '') =>
    change(sent.current.map((pair) => (pair.key === key ? { ...pair, state, msg } : pair)))

  async function send(pair: Pair): Promise<void> {
    const { key, order_sn, tracking_no } = pair
    const asked = { order_sn, tracking_no, courier: pair.courier, tell_later: 1 as const }
    const answer = await desk.ordersSeller.shipOrder(asked, { key }).catch(() => undefined)
    if (!answer) {
      setTimeout(() => void send(pair), TRY_AGAIN)
      return
    }
    if (answer.code === 1) mark(key, 'shipped')
    else {
      mark(key, 'refused', answer.msg)
      playTone('wrong')
    }
  }

  async function take(text: string): Promise<void> {
    const scan = judgeScan(text, current.current, sent.current)
    if (scan.kind === 'wrong') return show(undefined, scan.msg)
    if (scan.kind === 'order') {
      const found = await desk.wavesSeller.lookUpBox({ order_sn: text }).catch(() => undefined)
      if (found?.code !== 1) return show(undefined, found?.msg ?? m.web_network_failed())
      const fault = scan.faultOf(found.data)
      return fault ? show(undefined, fault) : show(found.data)
    }
    const code = guessCourier(chosen.current.codes, chosen.current.courier, scan.number)
    if (!code) return show(undefined, m.scanning_whose_number({ number: scan.number }))
    const pair: Pair = {
      key: newKey(),
      order_sn: scan.order_sn,
      tracking_no: scan.number,
      courier: code,
      state: 'sending',
      msg: '',
    }
    change([pair, ...sent.current])
    show(undefined)
    void send(pair)
  }

  async function undo(): Promise<void> {
    const last = sent.current.find(({ state }) => state === 'shipped')
    if (!last) return playTone('wrong')
    const { order_sn, tracking_no, key } = last
    if (await callApi(desk.ordersSeller.unshipOrder({ order_sn, tracking_no }))) mark(key, 'undone')
  }

  return {
    order,
    wrong,
    pairs,
    undo,
    /** Scans wait for each other: the second may come before the first is looked up. */
    scanned: (text: string) => {
      turn.current = turn.current.then(() => take(readTrackingNumber(text) ?? text))
    },
  }
}
