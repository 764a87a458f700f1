import { useRouteLoaderData } from 'react-router'
import type { RootData } from './load-root.ts'

const POSTAGE = { charged: 0, fee: '0.00', free_from: '0.00', some_ask_more: 0 }
const NOBODY = { postage: POSTAGE, publicUrl: '', me: undefined }

/** Who is logged in, and what sending costs; nobody where even these could not be read. */
export const useMe = (): Omit<RootData, 'shop'> => useRouteLoaderData<RootData>('root') ?? NOBODY
