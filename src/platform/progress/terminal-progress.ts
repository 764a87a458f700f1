import type { Language } from '#platform/i18n/language.ts'
import { drawEnd, drawRunning, type RunningStep, type Screen } from './draw-step.ts'
import { nameStep, type Progress } from './progress.ts'

/** Often enough to look alive. */
const REDRAW = 100

type Running = Omit<RunningStep, 'seconds'> & { started: number }

export type TerminalProgress = Progress & {
  /** A line that stays, above the steps that are running. */
  note(line: string): void
}

/**
 * Steps that are running are drawn over in place, each in a line of its own, at the end of what is on the screen; the
 * cursor rests below them, so that whatever else is written to the terminal begins on a line of its own.
 */
export function createTerminalProgress(screen: Screen, languages: readonly Language[]): TerminalProgress {
  const running = new Set<Running>()
  let drawn = 0
  let frame = 0
  let timer: NodeJS.Timeout | undefined

  /** In one write: a terminal that shows half of it would flicker. */
  function draw(stays = ''): void {
    const now = performance.now()
    const erased = drawn > 0 ? `\r\x1b[${drawn}A\x1b[0J` : ''
    const lines = [...running].map((step) =>
      drawRunning(screen, { ...step, seconds: (now - step.started) / 1000 }, frame),
    )
    drawn = lines.length
    screen.write(`${erased}${stays}${lines.map((line) => `${line}\n`).join('')}`)
  }

  function begin(step: Running): void {
    running.add(step)
    draw()
    timer ??= setInterval(() => {
      frame += 1
      draw()
    }, REDRAW).unref()
  }

  function end(step: Running, failed: boolean): void {
    running.delete(step)
    const seconds = (performance.now() - step.started) / 1000
    draw(`${drawEnd(screen, { name: step.name, failed, seconds })}\n`)
    if (running.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    async step(name, work, inputs) {
      const said = nameStep(name, inputs, languages)
      const step: Running = { name: said, started: performance.now(), done: 0, total: 0 }
      begin(step)
      let failed = true
      try {
        const result = await work((done, total) => Object.assign(step, { done, total }))
        failed = false
        return result
      } finally {
        end(step, failed)
      }
    },
    note: (line) => draw(`${line}\n`),
  }
}
