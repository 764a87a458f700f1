import type { ListView } from '#features/people/views-seller-contract.ts'

type Row = { id: number; name: string; asked: string; opens: boolean }

export const showView = ({ id, name, asked, opens }: Row): ListView => ({
  id,
  name,
  asked,
  opens: opens ? 1 : 0,
})
