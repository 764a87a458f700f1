import path from 'node:path'
import { paint, type Screen } from './draw-step.ts'

type Fault = { type?: string; message?: string; stack?: string }
type LogRecord = { level: number; time: string; msg?: string; err?: Fault } & Record<string, unknown>

const LEVELS: Record<number, [name: string, style: Parameters<typeof paint>[1]]> = {
  20: ['debug', 'dim'],
  30: ['info', 'green'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
}
/** Where a fault came from, without the way through the packages. */
const FRAMES = 4

/** `08:30:05 error a call failed  call=orders.create requestId=m1-2  TypeError: …`, for people who look on. */
export function drawLogLine(screen: Screen, line: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(line) as LogRecord
  const [name, style] = LEVELS[level] ?? [String(level), 'dim']
  const told = [
    paint(screen, 'dim', new Date(time).toTimeString().slice(0, 8)),
    paint(screen, style, name.padEnd(5)),
    msg,
    paint(screen, 'dim', Object.entries(fields).map(drawField).join(' ')),
    err ? `${err.type ?? 'Error'}: ${err.message ?? ''}` : '',
  ].filter(Boolean)
  return [told.join(' '), ...framesOf(err).map((frame) => paint(screen, 'dim', `  ${frame}`))].join('\n')
}

const drawField = ([name, value]: [string, unknown]) =>
  `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`

function framesOf(err: Fault | undefined): string[] {
  const frames = err?.stack?.split('\n').filter((one) => /^\s+at /.test(one)) ?? []
  const ours = frames.filter((one) => !/node_modules|node:/.test(one))
  return ours.slice(0, FRAMES).map((one) => one.trim().replace(`file://${path.resolve()}/`, ''))
}
