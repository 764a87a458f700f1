import type { DestinationStream } from 'pino'
import { type Config, readTerminal, type Terminal } from '#platform/config.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { createLog, type Log } from '#platform/log.ts'
import { drawLogLine } from './draw-log-line.ts'
import { drawEnd, type Screen } from './draw-step.ts'
import { createLineProgress, type Progress, silentProgress } from './progress.ts'
import { createTerminalProgress } from './terminal-progress.ts'

export type Console = {
  log: Log
  progress: Progress
  /** Tells a person something that is no event of the log, above the steps that are running. */
  note(line: string): void
  /** What whoever reads it understands; both where nobody told. */
  languages: readonly Language[]
  /** Who reads it: somebody at a terminal, somebody in a file or pipe, or a program that wants JSON. */
  heard: 'at a terminal' | 'in text' | 'by a program'
}

type Places = {
  screen?: Screen
  terminal?: Terminal
  /** Where lines of JSON go. */
  jsonTo?: DestinationStream | undefined
}

/** Where a program says what it is doing: to a person in their language, or to whatever gathers logs. */
export function openConsole(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  { screen = process.stdout, terminal = readTerminal(), jsonTo }: Places = {},
): Console {
  const write = (line: string) => void screen.write(`${line}\n`)
  if ((logFormat ?? (screen.isTTY ? 'text' : 'json')) === 'json') {
    const log = createLog(logLevel, jsonTo)
    return {
      log,
      progress: createLoggedProgress(log),
      note: write,
      languages: LANGUAGES,
      heard: 'by a program',
    }
  }
  // Whoever read it may leave, by closing the other end of a pipe; the program goes on.
  screen.on('error', () => {})
  const languages = terminal.language ? [terminal.language] : LANGUAGES
  const { note, ...progress } =
    screen.isTTY && !terminal.dumb
      ? createTerminalProgress(screen, languages)
      : { ...createLineProgress(languages, (end) => write(drawEnd(screen, end))), note: write }
  const log = createLog(logLevel, { write: (line) => note(drawLogLine(screen, line)) }, null)
  const heard = screen.isTTY ? 'at a terminal' : 'in text'
  return { log, progress: logLevel === 'silent' ? silentProgress : progress, note, languages, heard }
}

/** A failed step is told by what it failed with. */
const createLoggedProgress = (log: Log) =>
  createLineProgress(['en_US'], ({ name, failed, seconds }) => {
    if (!failed) log.info({ seconds: Number(seconds.toFixed(1)) }, name)
  })
