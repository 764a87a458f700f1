import { randomInt } from 'node:crypto'
import type { accountContract } from '#features/account/account-contract.ts'
import { PICTURE_LENGTH } from '#features/account/account-facts.ts'
import { spendShare } from '#features/account/server/shop-limits.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'
import { savePicture } from './check-picture.ts'
import { drawPicture } from './draw-picture.ts'
import { GLYPHS } from './picture-glyphs.ts'

/** Without those that look alike: 0 and o, 1, i and l. */
const CHARACTERS = Object.keys(GLYPHS).join('')
const DIGITS = '0123456789'

const PICTURES = { points: 60, few: 6, seconds: 600 }
/**
 * Who cannot see the picture may ask for four digits in words. A program reads these as well, so they are few: what
 * really bounds the messages are the limits by number, address and shop, which hold for both.
 */
const WORDS = { points: 6, few: 1, seconds: 3600 }

export const makePictureCode: Act<typeof accountContract.makePictureCode> = async ({ as }, context) => {
  const { write, now, language } = context
  const save = (answer: string) => write(({ tx }) => savePicture(tx, answer, now))
  if (as === 'words') {
    await spendShare(context, 'words', WORDS)
    const digits = pick(DIGITS)
    return {
      picture_id: await save(digits),
      image: '',
      question: askInWords(digits, language),
    }
  }
  await spendShare(context, 'pictures', PICTURES)
  const text = pick(CHARACTERS)
  const png = await drawPicture(text)
  const image = `data:image/png;base64,${png.toString('base64')}`
  return { picture_id: await save(text), image, question: '' }
}

const pick = (from: string) =>
  Array.from({ length: PICTURE_LENGTH }, () => from.charAt(randomInt(from.length))).join('')

function askInWords(digits: string, locale: Language): string {
  const words = m.account_digit_words({}, { locale }).split(' ')
  const spelt = [...digits].map((digit) => words[Number(digit)])
  return m.account_question({ digits: spelt.join(m.account_digit_joint({}, { locale })) }, { locale })
}
