import type { siteContract } from '#features/site/site-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Text } from '#platform/i18n/language.ts'
import { isOpen } from './opening.ts'
import { readSiteList } from './site-lists.ts'

export const showIdentity: Act<typeof siteContract.showIdentity> = async (_, { tx, language }) => {
  const rows = await tx
    .selectFrom('setting')
    .selectAll()
    .where('module', 'in', ['app', 'contact', 'footer'])
    .execute()
  const told = new Map(rows.map(({ module, key, value }) => [`${module} ${key}`, value]))
  const tell = (name: string): string => {
    const value = told.get(name) ?? ''
    return String(typeof value === 'object' ? value[language] : value)
  }
  const inOne = (text: Text) => text[language]
  const pages = await tx.selectFrom('page').select('id').orderBy('id').execute()
  const promises = await readSiteList(tx, 'promises')
  const links = await readSiteList(tx, 'links')
  return {
    is_open: (await isOpen(tx)) ? 1 : 0,
    name: tell('app app_name'),
    logo: tell('app app_logo'),
    slogan: tell('app app_slogan'),
    description: tell('app app_description'),
    accent: tell('app accent'),
    phone: tell('contact phone'),
    mail: tell('contact mail'),
    hours: tell('contact hours'),
    registration: tell('contact registration'),
    about: tell('footer about'),
    promises: promises.map(({ icon, title, text }) => ({ icon, title: inOne(title), text: inOne(text) })),
    links: links.map(({ label, href }) => ({ label: inOne(label), href })),
    pages: pages.map(({ id }) => id),
  }
}
