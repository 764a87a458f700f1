import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import type { Buying } from './use-buying.ts'

type Props = {
  buying: Buying
  /** What it costs as long as nothing is chosen. */
  price: string
  /** The ways to buy it stands for: it is seen only while they are not. */
  instead: RefObject<Element | null>
}

/** The price and the way to buy, small, for whoever reads on below; phones have their bar. */
export function MiniBuy({ buying, price, instead }: Props) {
  const inSight = useInSight(instead)
  if (inSight || buying.soldOut) return null
  return (
    <div className="ml-auto flex animate-fade items-center gap-4 max-md:hidden">
      <Price value={buying.choice.sku?.price ?? price} size="sm" />
      <Button variant="buy" size="sm" onClick={buying.buyNow}>
        {m.product_buy_now()}
      </Button>
    </div>
  )
}

function useInSight(seen: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true))
    if (seen.current) watcher.observe(seen.current)
    return () => watcher.disconnect()
  }, [seen])
  return inSight
}
