import { useRouteLoaderData } from 'react-router'
import { useKnownBuyer } from '#features/account/web/known-buyer.ts'
import type { RootData } from './load-root.ts'

const POSTAGE = { charged: 0, fee: '0.00', free_from: '0.00', some_ask_more: 0 }
const NOBODY = { postage: POSTAGE, publicUrl: '', me: undefined }

/**
 * Who is logged in, and what sending costs; nobody where even these could not be read. A public page comes without its
 * buyer, whom the browser knows.
 */
export function useMe(): Omit<RootData, 'shop'> {
  const read = useRouteLoaderData<RootData>('root') ?? NOBODY
  return { ...read, me: useKnownBuyer() ?? read.me }
}
