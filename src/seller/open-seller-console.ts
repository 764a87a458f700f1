import { pino } from 'pino'
import { type Config, readTerminal } from '#platform/config.ts'
import { type Console, openConsole } from '#platform/progress/open-console.ts'
import type { Output } from './output.ts'

/** Results go to the standard output, so what is going on, and what goes wrong inside, must not. */
export function openSellerConsole(
  config: Config,
  output: Output,
  environment: Parameters<typeof readTerminal>[0],
): Console {
  const settings = {
    logLevel: config.logLevel === 'debug' ? 'debug' : 'error',
    // Whoever asks for JSON is a program.
    logFormat: output.json ? ('json' as const) : config.logFormat,
  }
  return openConsole(settings, {
    screen: output.err,
    terminal: { ...readTerminal(environment), language: output.language },
    jsonTo: pino.destination({ fd: 2, sync: true }),
  })
}
