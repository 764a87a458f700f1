import { ROLES, type Role } from '#features/people/roles.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

const NAMES: Record<Role, (inputs?: object, options?: { locale?: Language }) => string> = {
  owner: m.desk_role_owner,
  manager: m.desk_role_manager,
  packer: m.desk_role_packer,
  support: m.desk_role_support,
  editor: m.desk_role_editor,
  accountant: m.desk_role_accountant,
}

/** In the page's own language where none is named. */
export const roleName = (role: Role, locale?: Language): string => NAMES[role]({}, locale ? { locale } : {})

export const roleOptions = () => ROLES.map((role) => ({ value: role, label: roleName(role) }))
