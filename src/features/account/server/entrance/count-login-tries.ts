import { wholeNumber } from '#features/account/server/read-number.ts'
import { consumePlace, placeKeys } from '#platform/limits/consume-place.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'

/** From one place a number is guessed at for a purpose soon; from many places it may be several people's mistake. */
const FROM_HERE = { points: 10, seconds: 900 }
const FOR_NUMBER = { points: 60, seconds: 3600 }

const keysOf = (number: PhoneNumber) => ({
  here: `login:here:${wholeNumber(number)}`,
  everywhere: `login:number:${wholeNumber(number)}`,
})

/** Counts one try, and says whether there were so many that whoever tries has to show they are a person. */
export async function countLoginTry(
  limiter: Limiter,
  number: PhoneNumber,
  address: string,
): Promise<boolean> {
  const { here, everywhere } = keysOf(number)
  const waits = [
    await consumePlace(limiter, here, address, FROM_HERE),
    await limiter.consume(everywhere, FOR_NUMBER),
  ]
  return waits.some((wait) => wait > 0)
}

/** Whoever got in, or showed that the phone is theirs, is the owner: the tries before were mistakes, or another's. */
export async function forgetLoginTries(
  limiter: Limiter,
  number: PhoneNumber,
  address: string,
): Promise<void> {
  const { here, everywhere } = keysOf(number)
  for (const key of [...placeKeys(here, address), everywhere]) await limiter.forget(key)
}
