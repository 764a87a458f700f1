import type { Role } from '#features/people/roles.ts'

type Row = { id: number; email: string; name: string; role: Role; factor_secret: string | null }

export const showPerson = ({ id, email, name, role, factor_secret }: Row) => ({
  id,
  email,
  name,
  role,
  factor: factor_secret ? 1 : 0,
})
