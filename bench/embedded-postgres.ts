import { setScene } from '#platform/database/embedded/testing/scene.ts'
import { startingInvariants } from '#platform/database/embedded/testing/starting-invariants.ts'
import { survivingInvariants } from '#platform/database/embedded/testing/surviving-invariants.ts'
import { closeReport, note } from './lib/report.ts'

/** Shows, on this machine, everything the embedded PostgreSQL promises; what a machine cannot show is said and not counted. */
const scene = await setScene()
for (const { name, show, impossible } of [...startingInvariants, ...survivingInvariants]) {
  const reason = await impossible?.()
  if (reason) {
    console.log(`skip   ${name}: ${reason}`)
    continue
  }
  const shown = await show(scene).then(
    (saw) => ({ saw, holds: true }),
    (error: unknown) => ({ saw: error instanceof Error ? String(error.stack) : String(error), holds: false }),
  )
  console.log(`       ${shown.saw}`)
  note(name, shown.holds ? 'shown' : 'not shown', 'shown', shown.holds)
}
await scene.remove()
closeReport()
