import { useNavigate, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { deskPaths } from '#paths/desk'
import { dataOf } from '#web/call-api.ts'

/** Once a request is judged the next one that waits opens by itself; the list, when none does. */
export function useNextRequest(id: number) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (waits: boolean) => {
    // What waits for a colleague is still here to be looked at.
    if (waits) return revalidate()
    const waiting = await dataOf(desk.afterSalesSeller.listSellerAfterSales({}))
    const next = waiting?.data.find((request) => request.id !== id)
    return navigate(next ? deskPaths.request(next.id) : deskPaths.requests)
  }
}
