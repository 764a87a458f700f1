import { ROLES, type Role } from '#features/people/roles.ts'
import * as m from '#words'

const NAMES: Record<Role, () => string> = {
  owner: m.desk_role_owner,
  manager: m.desk_role_manager,
  packer: m.desk_role_packer,
  support: m.desk_role_support,
  editor: m.desk_role_editor,
  accountant: m.desk_role_accountant,
}

export const roleName = (role: Role): string => NAMES[role]()

export const roleOptions = () => ROLES.map((role) => ({ value: role, label: roleName(role) }))
