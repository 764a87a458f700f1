import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { moneyParts } from './money-parts.ts'

export type PriceProps = {
  /** Two decimals as they travel on the wire: "12.80". */
  value: string | number
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'warm' | 'ink' | 'inherit'
  /** A price that no longer holds: struck through and said to be so. */
  strike?: boolean
  /** Puts a plus before gains, as a ledger does. */
  signed?: boolean
  className?: string
}

/** What most prices look like is said by `price` itself. */
const SIZES = { xs: 'text-sm', sm: 'text-base', md: '', lg: 'text-2xl', xl: 'text-4xl' }
const TONES = { warm: '', ink: 'text-gray-900', inherit: 'text-inherit' }

export function Price({ value, size = 'md', tone = 'warm', strike, signed, className }: PriceProps) {
  const { sign, whole, decimals } = moneyParts(value, getLocale() === 'en_US')
  const before = sign || (signed ? '+' : '')
  const spoken = `${before}¥${whole}.${decimals}`
  return strike ? (
    <s className={cx('relative whitespace-nowrap text-xs text-gray-500 tabular-nums', className)}>
      <span className="sr-only">{m.ui_price_was()} </span>
      {spoken}
    </s>
  ) : (
    <span className={cx('price', TONES[tone], SIZES[size], className)}>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true">
        {before}
        <small>¥</small>
        {whole}
        <small>{`.${decimals}`}</small>
      </span>
    </span>
  )
}
