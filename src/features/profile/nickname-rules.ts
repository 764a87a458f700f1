import { cleanLine } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

export const MAX_NICKNAME = 20

/** Whoever bears one of these could be taken for the shop. Chinese has no blanks: there they count inside a name too. */
const RESERVED_HAN = ['官方', '客服', '鲜集', '管理员', '系统消息', '平台通知']
const RESERVED_WORDS = [
  'admin',
  'administrator',
  'official',
  'support',
  'xianji',
  'moderator',
  'customerservice',
  'staff',
]

/** Letters of other scripts, digits and signs that look like Latin ones; capital I and l look like each other. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [
    ['a', 'аαɑ@4'],
    ['b', 'ьв8'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еε3'],
    ['f', 'ƒ'],
    ['g', 'ɡ9'],
    ['h', 'һн'],
    ['i', 'іιıl1|!ӏ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'ոηп'],
    ['o', 'оο0օ'],
    ['p', 'рρ'],
    ['r', 'г'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['u', 'υս'],
    ['x', 'хχ'],
    ['鲜', '鮮'],
    ['员', '員'],
    ['系', '係'],
    ['统', '統'],
  ].flatMap(([plain = '', odd = '']) => [...odd].map((letter) => [letter, plain])),
)

/** A name as the eye reads it: one width, one case, no accents, look-alikes as what they look like. */
const asSeen = (name: string) =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

export function isReserved(name: string): boolean {
  const seen = asSeen(name)
  const whole = bare(seen)
  // "a d m i n" and "Admin 88" are read as the word itself; badminton is not.
  const read = new Set([
    whole,
    bare(asSeen(name.replace(/[\d\s]+$/, ''))),
    ...seen.split(
      /[^\p{L}\p{N}]+|(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/u,
    ),
  ])
  return (
    RESERVED_HAN.some((word) => whole.includes(word)) || RESERVED_WORDS.some((word) => read.has(asSeen(word)))
  )
}

/** What turns the direction of what follows, so that a name reads as another. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Something to call somebody by: a letter, a digit, a picture. */
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** What is wrong with a nickname as it was typed: the first of it, which mostly explains the rest. */
export function nicknameFaults(typed: string) {
  const name = cleanLine(typed)
  return faultsOf(
    ['user_nickname', m.profile_need_nickname, typed.trim() === ''],
    ['user_nickname', m.profile_nickname_turns, TURNS.test(typed)],
    ['user_nickname', m.profile_nickname_unseen, !SOMETHING.test(name)],
    ['user_nickname', m.profile_nickname_long, [...name].length > MAX_NICKNAME, { max: MAX_NICKNAME }],
    ['user_nickname', m.profile_nickname_reserved, isReserved(name)],
  ).slice(0, 1)
}
