import type { Text } from '#platform/i18n/language.ts'
import type { CategorySeed, ProductSeed } from '../../../seeds/seed-types.ts'

/** What the demo products are made of, taken apart so that it can be put together anew. */
export type Kind = {
  seed: ProductSeed
  /** The goods without their origin: 红富士苹果, Fuji apples. */
  name: Text
  origin: Text
  /** Where it may come from: its own origin, or those of all goods of its level-1 category. */
  origins: Text[]
  /** Chinese praise of the goods of its own category. */
  phrases: string[]
}

const ORIGIN = /<th scope="row">(?:产地|Origin)<\/th><td>([^<]+)<\/td>/

export function readKinds(products: readonly ProductSeed[], categories: readonly CategorySeed[]): Kind[] {
  const topOf = new Map(categories.map(({ id, pid }) => [id, pid === 0 ? id : pid]))
  const grown = products.flatMap((seed) => {
    const [zh, en] = [ORIGIN.exec(seed.intro.zh_CN)?.[1], ORIGIN.exec(seed.intro.en_US)?.[1]]
    return zh && en ? [{ seed, top: topOf.get(seed.category), origin: { zh_CN: zh, en_US: en } }] : []
  })
  return grown.map(({ seed, top, origin }) => {
    const family = grown.filter((other) => other.top === top)
    const name = {
      zh_CN: dropChineseOrigin(seed.name.zh_CN, origin.zh_CN),
      en_US: dropOrigin(seed.name.en_US, origin.en_US),
    }
    // What still has its origin in the name, as Norwegian salmon does, can come from nowhere else.
    const isFree = name.zh_CN !== titleOf(seed.name.zh_CN) && name.en_US !== seed.name.en_US
    return {
      seed,
      origin,
      name,
      origins: isFree ? family.map((other) => other.origin) : [origin],
      phrases: family
        .filter((other) => other.seed.category === seed.category)
        .flatMap((other) => phrasesOf(other.seed))
        .filter((phrase) => /^\p{Script=Han}{3,}$/u.test(phrase) && !namesPlace(phrase, family)),
    }
  })
}

const titleOf = (name: string) => name.split(' ', 1)[0]!
const phrasesOf = ({ name }: ProductSeed) => name.zh_CN.split(' ').slice(1)

/** 加拿大空运 praises nothing but what comes from there. */
const namesPlace = (phrase: string, grown: readonly { origin: Text }[]) =>
  [...phrase.slice(1)].some((character, at) =>
    grown.some(({ origin }) => origin.zh_CN.includes(phrase[at] + character)),
  )

/** 新疆库尔勒香梨 of 新疆巴音郭楞库尔勒 is 香梨: what the title begins with and the origin contains goes. */
function dropChineseOrigin(name: string, origin: string): string {
  let rest = titleOf(name)
  for (let length = rest.length - 1; length >= 2; length -= 1) {
    if (!origin.includes(rest.slice(0, length))) continue
    rest = rest.slice(length)
    length = rest.length
  }
  return rest
}

function dropOrigin(name: string, origin: string): string {
  const words = name.split(' ')
  while (words.length > 1 && origin.includes(words[0]!)) words.shift()
  const rest = words.join(' ')
  return rest[0]!.toUpperCase() + rest.slice(1)
}
