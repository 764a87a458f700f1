import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { seconds } from '#platform/time.ts'
import { Countdown } from '#ui/show/countdown.tsx'
import * as m from '#words'

type Props = { order: { expire_time: string; server_time: string }; look?: 'plain' | 'boxes' }

/** How long an unpaid order stays open. When time is up the shop closes it within seconds; until then the page looks. */
export function PayCountdown({ order, look = 'plain' }: Props) {
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState(order.expire_time <= order.server_time)
  useEffect(() => {
    if (!over) return
    const looking = setInterval(() => void revalidate(), seconds(3))
    return () => clearInterval(looking)
  }, [over, revalidate])
  if (over) return <span>{m.myorders_closing()}</span>
  return (
    <Countdown
      until={order.expire_time}
      serverNow={order.server_time}
      look={look}
      onEnd={() => setOver(true)}
    />
  )
}
