/** Shows, on this machine, everything the embedded PostgreSQL promises: `node bench/embedded-postgres.ts`. */

import { setScene } from '#platform/database/embedded/testing/scene.ts'
import { startingInvariants } from '#platform/database/embedded/testing/starting-invariants.ts'
import { survivingInvariants } from '#platform/database/embedded/testing/surviving-invariants.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const scene = await setScene()
let passed = 0
let failed = 0

for (const { name, show, impossible } of [...startingInvariants, ...survivingInvariants]) {
  const reason = await impossible?.()
  if (reason) {
    print(`skip  ${name}: ${reason}`)
    continue
  }
  const begun = performance.now()
  try {
    const saw = await show(scene)
    passed++
    print(`pass  ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n      ${saw}`)
  } catch (error) {
    failed++
    print(`FAIL  ${name}\n${error instanceof Error ? error.stack : error}`)
  }
}
await scene.remove()
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
