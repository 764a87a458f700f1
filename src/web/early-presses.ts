/**
 * A page can be seen before it is alive, and parts of it (`later.tsx`) longer than the rest. What is pressed or typed
 * until then is kept and done afterwards, so that a slow phone loses nothing. The script stands in the page itself, before
 * anything is loaded.
 */
declare global {
  interface Window {
    /** `alive`: unset until its code is here, false while React draws the page, true once it knows what was typed. */
    early?: { pressed: Pressed[]; again(found: Pressed): void; alive?: boolean }
  }
}

type Pressed = HTMLButtonElement | HTMLInputElement | HTMLFormElement

/**
 * Buttons and boxes alone: links, forms with an address of their own and what the browser opens by itself work without
 * us. A form without one would send what was typed to the page's own address. A box shows at once what was pressed; React,
 * which knows how it was rendered, hears of it when it is pressed again from there. Until then it hears nothing at all: it
 * hears presses before it knows what was typed.
 */
export const KEEP_EARLY_PRESSES = `(() => {
  const isBox = ({ type }) => /^(checkbox|radio)$/.test(type)
  const again = (it) => {
    if (!it.isConnected || (isBox(it) && it.checked === it.defaultChecked)) return
    if (isBox(it)) it.checked = it.defaultChecked
    it[it.submit ? 'requestSubmit' : 'click']()
  }
  const early = window.early = { pressed: [], again }
  const keep = (event) => {
    const { type, target } = event
    if (early.alive && !target.closest?.('[data-later]')) return
    const it = type === 'submit' ? target : target.closest?.('button,[type=checkbox],[type=radio]')
    if (!it || it.matches('[popovertarget],[commandfor]')) return
    event.stopPropagation()
    const form = it.type === 'submit' ? it.form : it
    if (early.alive == null && form?.hasAttribute('action')) return
    if (!isBox(it)) event.preventDefault()
    if (!early.pressed.includes(it)) early.pressed.push(it)
    it.setAttribute('data-early', '')
  }
  for (const type of ['click', 'submit']) addEventListener(type, keep, true)
})()`

/** False while the first page is on its way. */
export const isAlive = () => !window.early || window.early.alive === true

export type TextField = HTMLInputElement | HTMLTextAreaElement

let typed: Iterable<readonly [TextField, string]> = []

/** A field that React knows says what it knows as its default; so this is what nobody has told it. */
const unheard = () =>
  [...document.querySelectorAll<TextField>('input:not([type=checkbox],[type=radio]),textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const)

/** The page is about to come alive: what was typed is noted before React draws over it, and every form waits for it. */
export function noteTyped(): void {
  if (window.early) window.early.alive = false
  typed = unheard()
}

/** The page is alive: what was typed is typed, what was pressed is pressed, in this order. */
export function replayEarlyPresses(): void {
  if (window.early) window.early.alive = true
  // Browsers' own tools and `bench/alive.ts` see when a page came alive.
  performance.mark('alive')
  // What was typed while it came alive is there to be seen, but was heard by nobody.
  for (const [field, value] of new Map([...typed, ...unheard()])) typeAgain(field, value)
  typed = []
  replayPresses(document)
}

/** What was pressed within a part that is alive now. What stands in one that is not is kept once more. */
export function replayPresses(part: Node): void {
  const { early } = window
  if (!early) return
  const [ours, others] = [true, false].map((is) => early.pressed.filter((one) => part.contains(one) === is))
  early.pressed = others ?? []
  for (const found of ours ?? []) {
    found.removeAttribute('data-early')
    // Each in a task of its own: what it does may hang on what was typed or pressed before it.
    setTimeout(() => early.again(found))
  }
}

/** React hears of a value only when it differs from the one it saw last; so it sees an empty field first. */
export function typeAgain(field: TextField, value: string): void {
  if (!field.isConnected) return
  // A file that was chosen is still there, and may be set by nobody.
  if (field.type !== 'file') {
    const setNatively = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    field.value = ''
    setNatively?.call(field, value)
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
