import type { ReactNode } from 'react'
import { BrokenLink } from '#features/orders/web/broken-link.tsx'

type Loaded = { broken: boolean; reason?: string | undefined }
type Whole<D> = Extract<D, { broken: false }>

type Props<D extends Loaded> = {
  title: string
  data: D
  /** Where to go from a link that leads nowhere. */
  back: { label: string; href: string }
  children: (data: Whole<D>) => ReactNode
}

/** A step of buying under its title; or that the link to it is broken, and why. */
export function TitledPage<D extends Loaded>({ title, data, back, children }: Props<D>) {
  return (
    <div className="column max-md:pt-3 md:pb-8">
      <h1 className="max-md:sr-only md:pt-6 text-xl font-bold text-gray-900 md:text-2xl">{title}</h1>
      {data.broken ? <BrokenLink reason={data.reason} back={back} /> : children(data as Whole<D>)}
    </div>
  )
}
