import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { CountSheet } from './count-sheet.tsx'
import { HandoverSheet } from './handover-sheet.tsx'
import { Labels } from './labels.tsx'
import { PickSheet } from './pick-sheet.tsx'
import { Slips } from './slips.tsx'

type Printed =
  | { what: 'pick'; wave: Awaited<ReturnType<typeof loadPick>> }
  | { what: 'slips' | 'labels'; printed: Awaited<ReturnType<typeof loadSlips>> }
  | { what: 'count'; take: Awaited<ReturnType<typeof loadTake>> }
  | { what: 'handover'; handover: Awaited<ReturnType<typeof loadHandover>> }

const loadPick = (id: number) => load(() => desk.wavesSeller.showWave({ id }))

const loadTake = (id: number) => load(() => desk.takesSeller.showTake({ id }))

const loadSlips = (kind: 'slips' | 'labels', asked: URLSearchParams) => {
  const wave_id = Number(asked.get('wave')) || undefined
  const order_sns = asked.get('orders')?.split('.').filter(Boolean).slice(0, 200) ?? []
  return load(() => desk.wavesSeller.printSlips({ kind, order_sns, ...(wave_id && { wave_id }) }))
}

const loadHandover = (asked: URLSearchParams) => {
  const day = asked.get('day')
  return load(() =>
    desk.shippingSeller.listHandover({ courier: asked.get('courier') ?? '', ...(day && { day }) }),
  )
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Printed> {
  const { searchParams: asked } = new URL(request.url)
  switch (params.what) {
    case 'pick':
      return { what: 'pick', wave: await loadPick(Number(asked.get('wave')) || 0) }
    case 'count':
      return { what: 'count', take: await loadTake(Number(asked.get('take')) || 0) }
    case 'slips':
    case 'labels':
      return { what: params.what, printed: await loadSlips(params.what, asked) }
    default:
      return { what: 'handover', handover: await loadHandover(asked) }
  }
}

/** What goes onto paper: no menu around it, and what is seen is what is printed. */
export function Component() {
  const printed = useLoaderData<Printed>()
  if (printed.what === 'pick') return <PickSheet wave={printed.wave} />
  if (printed.what === 'count') return <CountSheet take={printed.take} />
  if (printed.what === 'handover') return <HandoverSheet {...printed.handover} />
  return printed.what === 'slips' ? <Slips {...printed.printed} /> : <Labels {...printed.printed} />
}
