import { useEffect, useState } from 'react'
import { type CodeType, RESEND_SECONDS } from '#features/account/account-facts.ts'
import { api } from '#platform/contract/api.ts'
import { readClock, seconds } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import * as m from '#words'

type ToSend = { mobile: string; prefix: string; picture_id?: string; picture_code?: string }

/** In the tab's own store, so that the countdown survives a reload. */
const keyOf = (type: CodeType) => `code-until:${type}`

/** Sends SMS codes of one kind, counts down until the next may be sent, and warns who asks too early. */
export function useCodeSender(type: CodeType) {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  /** Only a demo shop answers with the code. */
  const [demoCode, setDemoCode] = useState<string>()

  useEffect(() => setUntil(Number(sessionStorage.getItem(keyOf(type)) ?? 0)), [type])
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - readClock().getTime()) / 1000)))
    tick()
    if (until <= readClock().getTime()) return
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])

  const startCountdown = (wait: number) => {
    const end = readClock().getTime() + seconds(wait)
    sessionStorage.setItem(keyOf(type), String(end))
    setUntil(end)
  }

  /** The answer, once it has been told; nothing when there was none or it is too early to ask. */
  const send = async (input: ToSend) => {
    if (left > 0) return void toast.warn(m.account_code_early())
    const answer = await reachApi(api.account.sendCode({ type, ...input }))
    if (answer?.code === 1) {
      startCountdown(RESEND_SECONDS)
      const { code } = answer.data
      setDemoCode(code)
      if (code) toast.info(m.account_demo_code({ code }), { duration: seconds(20) })
      else toast.success(answer.msg)
    } else if (answer) {
      const data = answer.data as { wait?: number } | null
      if (data?.wait) startCountdown(data.wait)
      toast.error(answer.msg)
    }
    return answer
  }

  return { left, send, demoCode }
}
