import { useRouteLoaderData } from 'react-router'
import type { RootData } from './load-root.ts'

const POSTAGE = { charged: 0, fee: '0.00', free_from: '0.00' }
const NOBODY = { appName: '', appLogo: '', postage: POSTAGE, publicUrl: '', me: undefined }

/** The shop's name and who is logged in; empty where even these could not be read. */
export const useMe = (): RootData => useRouteLoaderData<RootData>('root') ?? NOBODY
