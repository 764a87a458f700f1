import { useRouteLoaderData } from 'react-router'
import type { Identity } from '../site-contract.ts'

const NOBODY: Identity = {
  is_open: 1,
  name: '',
  logo: '',
  slogan: '',
  description: '',
  accent: '',
  phone: '',
  mail: '',
  hours: '',
  registration: '',
  about: '',
  promises: [],
  links: [],
  pages: [],
}

/** Who the shop is, as the root of every page has read it; nobody where even this could not be read. */
export const useIdentity = (): Identity => useRouteLoaderData<{ shop: Identity }>('root')?.shop ?? NOBODY
