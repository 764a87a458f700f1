import { desk } from '#desk/desk-api.ts'
import { load, loadDoor } from '#desk/door/load-door.ts'
import { may } from '#features/people/roles.ts'

/** How many products wait to be told what holds for their postage; nobody else is told of them than who may say so. */
export async function loadFreeByDefault(): Promise<number> {
  const { role } = await loadDoor()
  if (!may(role, 'set prices')) return 0
  return (await load(() => desk.productsSeller.countFreeByDefault())).products
}
