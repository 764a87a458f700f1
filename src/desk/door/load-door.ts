import { redirect, useRouteLoaderData } from 'react-router'
import { dataFor, desk, NotAtDoor } from '#desk/desk-api.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { deskPaths } from '#paths/desk'
import type { Answered } from '#platform/contract/define.ts'
import type { Answer } from '#platform/contract/envelope.ts'

export type Door = Answered<typeof peopleContract.showDoor>
export type AtDesk = NonNullable<Door['person']>

export const showDoor = (): Promise<Door> => dataFor(desk.people.showDoor())

let known: Promise<Door> | undefined

/** Somebody came in or left, or something about them changed. */
export const forgetPerson = () => {
  known = undefined
}

/** Who is at the desk. Asked once for all pages: nothing else is asked by whoever is not in. */
export async function loadDoor(): Promise<AtDesk> {
  known ??= showDoor()
  const { step, person } = await known
  if (step !== 'in' || !person) throw toDoor()
  return person
}

/** What a page is made of. Whoever's session is over is led to the door, and back afterwards. */
export async function load<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  await loadDoor()
  try {
    return await dataFor(ask())
  } catch (error) {
    throw error instanceof NotAtDoor ? toDoor() : error
  }
}

function toDoor(): Response {
  forgetPerson()
  return redirect(`${deskPaths.login}?then=${encodeURIComponent(location.pathname + location.search)}`)
}

export const usePerson = () => useRouteLoaderData('desk') as AtDesk
