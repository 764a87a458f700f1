import type { ChildProcess } from 'node:child_process'

/** However this program ends, the child ends too: nothing that it has started goes on alone. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
}
