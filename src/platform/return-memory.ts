import { seconds } from './time.ts'

/**
 * Starting leaves 50 MB behind (sources, their types, what was read to prepare), which V8 would keep for as long as
 * nobody else needs it. It is given back once, a moment after the shop has opened: a pause of a tenth of a second.
 * `gc` is there with Node's --expose-gc, as `npm start` has it; without it nothing happens.
 */
export function returnMemorySoon(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), seconds(2)).unref()
}
