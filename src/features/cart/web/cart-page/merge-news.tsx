import type { MergedLine } from '#features/cart/cart-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'
import { mergeNews } from '../merge-visitor-cart.ts'

/** What became of the visitor's cart at login, where it is not simply here now. */
export function MergeNews() {
  const news = mergeNews.useValue()
  if (news.length === 0) return null
  return (
    <Alert
      tone="warn"
      title={m.cart_news_title()}
      className="mb-4"
      action={
        <Button variant="link" size="sm" onClick={() => mergeNews.write([])}>
          {m.cart_news_read()}
        </Button>
      }
    >
      <ul className="mt-1 space-y-1">
        {news.map((line) => (
          <li key={line.sku_price_id}>
            <span className="font-medium text-gray-900">
              {line.name} {line.sku_name}
            </span>{' '}
            <span>{sayNews(line)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function sayNews({ outcome, num, price_was: was, price_now: now }: MergedLine): string {
  if (outcome === 'gone') return m.cart_news_gone()
  if (outcome === 'full') return m.cart_news_full()
  const changes = [
    outcome === 'capped' && m.cart_news_capped({ num }),
    was !== null && now !== null && was !== now && m.cart_news_price({ was, now }),
  ]
  return changes.filter(Boolean).join(m.cart_news_joint())
}
