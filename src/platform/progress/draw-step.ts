import { styleText } from 'node:util'
import { shorten, textWidth } from '#platform/text-width.ts'
import type { StepEnd } from './progress.ts'

/** What a line is drawn for: how wide it may be, and whether it may have colours. */
export type Screen = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

export type RunningStep = { name: string; seconds: number; done: number; total: number }

/** Braille, because terminals agree on its width; lines and blocks are two columns wide in some Chinese ones. */
const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const BAR = { full: '⣿', empty: '⣀', width: 20 }
/** Above this a share says more than two long numbers. */
const MOST_COUNTED = 9999

type Style = Parameters<typeof styleText>[0]
export const paint = (screen: Screen, style: Style, text: string) =>
  styleText(style, text, { stream: screen })

/** `  ✓ Building the pages  12.3 s` */
export function drawEnd(screen: Screen, { name, failed, seconds }: StepEnd): string {
  const mark = failed ? paint(screen, 'red', '✗') : paint(screen, 'green', '✓')
  return `  ${mark} ${name}  ${paint(screen, 'dim', `${seconds.toFixed(1)} s`)}`
}

/** `  ⠋ Painting the pictures  ⣿⣿⣿⣿⣀⣀⣀⣀ 96/192  3 s`: the same in one line of any width, for it is drawn over. */
export function drawRunning(screen: Screen, step: RunningStep, frame: number): string {
  const spinner = paint(screen, 'cyan', SPINNER[frame % SPINNER.length]!)
  // One column less than there are: a cursor behind the last one has gone to the next line in some terminals.
  const room = (screen.columns || 80) - 1 - textWidth('  ⠋ ')
  const tails = tailsOf(step)
  const tail = tails.find((one) => textWidth(step.name) + textWidth(one) <= room) ?? ''
  return `  ${spinner} ${shorten(step.name, Math.max(1, room))}${paint(screen, 'dim', tail)}`
}

/** What may stand behind the name, the longest first. */
function tailsOf({ seconds, done, total }: RunningStep): string[] {
  const time = `  ${Math.floor(seconds)} s`
  if (total === 0) return [time]
  const share = Math.min(1, done / total)
  const count = total > MOST_COUNTED ? `${Math.floor(share * 100)}%` : `${done}/${total}`
  const full = Math.round(share * BAR.width)
  const bar = BAR.full.repeat(full) + BAR.empty.repeat(BAR.width - full)
  return [`  ${bar} ${count}${time}`, `  ${count}${time}`, `  ${count}`]
}
