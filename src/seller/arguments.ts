import * as m from '#words'
import { refuseUsage } from './faults.ts'

/** Something that is typed: how usage shows it and how it is read. */
export type Argument<T> = {
  /** As usage shows it: `NUMBER`, `csv|json`; nothing for a flag. */
  shown: string
  optional?: boolean
  /** It takes all the words that are left: as one sentence, or each for itself. */
  rest?: boolean | 'each'
  /** `place` is what it is called when it is wrong. */
  read(text: string | undefined, place: Place): T
}

/** `--page` and `--page NUMBER`, or `notices publish` and `NUMBER`. */
export type Place = { name: string; label: string }

export type Arguments = Record<string, Argument<unknown>>
export type Typed<A extends Arguments> = { [K in keyof A]: A[K] extends Argument<infer T> ? T : never }

/** A word that must be there. */
export const word = (label: string, shown = label): Argument<string> => ({
  shown,
  read: (text, place) => text || refuseUsage(m.seller_need_word, { name: place.label.replace(shown, label) }),
})

/** A whole number. */
export const whole = (shown: string): Argument<number> => ({
  shown,
  read: (text, { label }) =>
    text !== undefined && /^\d{1,15}$/.test(text)
      ? Number(text)
      : refuseUsage(m.seller_need_number, { name: label }),
})

/** One of a few words. */
export const oneOf = <const T extends string>(known: readonly T[], shown = known.join('|')): Argument<T> => ({
  shown,
  read: (text, { name }) =>
    known.find((one) => one === text) ?? refuseUsage(m.seller_one_of, { name, known: known.join(', ') }),
})

/** Several of a few words, with commas between them. */
export const someOf = <const T extends string>(known: readonly T[], shown: string): Argument<T[]> => ({
  shown,
  read: (text, place) => (text ?? '').split(',').map((one) => oneOf(known).read(one.trim(), place)),
})

/** A sentence typed without quotation marks is meant as a whole. */
export const rest = (argument: Argument<string>): Argument<string> => ({ ...argument, rest: true })

/** As many words as are typed, at least one, each read alike. */
export const many = <T>(argument: Argument<T>): Argument<T[]> => ({
  shown: `${argument.shown}...`,
  rest: 'each',
  read: (typed, place) => (typed ?? '').split(BETWEEN).map((one) => argument.read(one, place)),
})

/** No word that is typed can have it. */
export const BETWEEN = '\0'

/** Whatever is typed, also nothing. */
export const text = (shown: string): Argument<string> => ({ shown, read: (typed) => typed ?? '' })

export const flag: Argument<boolean> = { shown: '', optional: true, read: (typed) => typed !== undefined }

/** A flag as the wire has it. */
export const mark: Argument<0 | 1> = { ...flag, read: (typed) => (typed === undefined ? 0 : 1) }

/** The same for what may also be taken back. */
export const yesNo: Argument<0 | 1> = {
  shown: 'yes|no',
  read: (typed, place) => (oneOf(['yes', 'no']).read(typed, place) === 'yes' ? 1 : 0),
}

export const optional = <T>(argument: Argument<T>): Argument<T | undefined> => ({
  ...argument,
  optional: true,
  read: (typed, place) => (typed === undefined ? undefined : argument.read(typed, place)),
})

export const withDefault = <T>(argument: Argument<T>, otherwise: T): Argument<T> => ({
  ...argument,
  optional: true,
  read: (typed, place) => (typed === undefined ? otherwise : argument.read(typed, place)),
})

/** `--from` and `--until`, the shop's time. */
export const SPAN = { from: optional(text('TIME')), until: optional(text('TIME')) }

/** What a buyer reads, for those who read English; without it everybody reads the first (decision 2). */
export const IN_ENGLISH = withDefault(text('TEXT'), '')

/** What is taken from somebody is taken for a reason. */
export const REASON = { reason: word('TEXT') }
