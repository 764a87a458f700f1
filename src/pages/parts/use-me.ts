import { useRouteLoaderData } from 'react-router'
import type { RootData } from './load-root.ts'

const NOBODY = { appName: '', appLogo: '', publicUrl: '', me: undefined }

/** The shop's name and who is logged in; empty where even these could not be read. */
export const useMe = (): RootData => useRouteLoaderData<RootData>('root') ?? NOBODY
