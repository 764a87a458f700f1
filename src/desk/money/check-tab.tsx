import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { BOOK_SENTENCES } from '#features/after-sales/book-invariants.ts'
import type { CheckedPromise } from '#features/after-sales/books-seller-contract.ts'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'

/** What must always hold of money and stock, and whether it does. */
export function CheckTab({ promises }: { promises: readonly CheckedPromise[] }) {
  const broken = promises.filter(({ count }) => count > 0).length
  return (
    <>
      <Alert tone={broken ? 'error' : 'success'} className="mb-4">
        {broken ? m.payment_books_wrong({ count: broken }) : m.payment_books_done()}
      </Alert>
      <ul className="divide-y divide-gray-100">
        {promises.map(({ invariant, count, example }) => (
          <li key={invariant} className="flex items-start gap-3 py-2.5">
            {count ? (
              <CircleAlert className="mt-0.5 size-5 shrink-0 text-red-700" />
            ) : (
              <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand-700" />
            )}
            <span>
              {BOOK_SENTENCES[invariant]({} as never)}
              <span className="block text-sm text-gray-500">
                {count ? m.payment_books_broken({ count, example }) : m.payment_books_holds()}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
