import type { Focus } from '#features/pictures/frame-rules.ts'

export type Size = { width: number; height: number }
export type Picture = Size & { bytes: Buffer }

/** What the decoder thinks of a file: the picture painted anew, or why there is none. `upright` is the file's own size. */
export type Verdict =
  | { fault: 'format' | 'pixels' | 'broken' }
  | { picture: Picture; type: string; upright: Size }

/** At most so wide; with a shape (width to height) only the part of it that has the focus. */
export type Frame = { width: number; shape?: number | undefined; focus: Focus }

/** What may come, by its content; and how it is wanted, if not as large as pages ever show it. */
export type Wish = { types: readonly string[]; frame?: Frame }

export type Question = { id: number; file: string; wish: Wish }
export type Reply = { id: number; verdict: Verdict }
