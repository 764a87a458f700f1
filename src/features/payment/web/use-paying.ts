import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#features/orders/orders-contract.ts'
import { DEFAULT_METHOD, type PaymentMethod } from '#features/payment/payment-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import { useRequestKey } from '#web/request-key.ts'
import * as m from '#words'

/** Paying one order: which way, the provider's page, and noticing that the money has arrived. */
export function usePaying(order: Order) {
  const { revalidate } = useRevalidator()
  const [method, setMethod] = useState<PaymentMethod>(DEFAULT_METHOD)
  const [markup, setMarkup] = useState<string>()
  const [askingPassword, setAskingPassword] = useState(false)
  const [paid, setPaid] = useState<string>()
  const { keyFor, forgetKeys } = useRequestKey('form')
  const started = useRef(false)

  const celebrate = async (said: string) => {
    setMarkup(undefined)
    setAskingPassword(false)
    setPaid(said)
    await revalidate()
  }

  const startAlipay = async () => {
    // Kept until the frame is there: a retry after a lost answer is the same attempt.
    const body = { order_sn: order.order_sn }
    const page = await callApi(api.payment.startAlipay(body, { key: keyFor(body) }))
    if (!page) return revalidate()
    forgetKeys()
    started.current = true
    setMarkup(page.data)
  }

  const confirm = () => {
    if (method === 'wechat') return void toast.info(m.cashier_wechat_not_yet())
    if (method === 'balance') return setAskingPassword(true)
    return startAlipay()
  }

  const lookForMoney = async () => {
    const answer = await api.payment.paymentState({ order_sn: order.order_sn })
    if (answer.code !== 1) return
    if (answer.data.state === 'paid') await celebrate(m.payment_done())
    if (answer.data.state === 'closed') {
      setMarkup(undefined)
      await revalidate()
    }
  }

  // Whoever paid in another window and comes back should not have to ask.
  const look = useEffectEvent(() => void lookForMoney().catch(() => undefined))
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible' && started.current) look()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])

  return {
    method,
    setMethod,
    confirm,
    markup,
    closeAlipay: async () => {
      setMarkup(undefined)
      await lookForMoney().catch(() => undefined)
    },
    askingPassword,
    closePassword: () => setAskingPassword(false),
    lookForMoney,
    celebrate,
    paid,
    closePaid: () => setPaid(undefined),
    revalidate,
  }
}
