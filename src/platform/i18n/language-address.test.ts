import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, languageOf, placeOf } from './language-address.ts'

test.each([
  ['/', '/en'],
  ['/?type_id=3', '/en?type_id=3'],
  ['/#feed', '/en#feed'],
  ['/Search?keyword=en', '/en/Search?keyword=en'],
  ['/_.data?_routes=root', '/en/_.data?_routes=root'],
])('%s is found in English at %s', (place, address) => {
  expect(addressOf(place, 'en_US')).toBe(address)
  expect(placeOf(address)).toBe(place)
  expect(addressOf(address, 'zh_CN')).toBe(place)
})

test.each(['/en', '/en/', '/EN/news', '/en?x=1', '/en.data'])('%s is English', (address) => {
  expect(languageOf(address)).toBe('en_US')
})

test.each(['/', '/english', '/news/en', '/entry.data'])('%s is Chinese', (address) => {
  expect(languageOf(address)).toBe('zh_CN')
  expect(placeOf(address)).toBe(address)
})

test('no place begins like the address of another host', () => {
  expect(placeOf('//elsewhere.example/Search')).toBe('/elsewhere.example/Search')
  expect(placeOf('/en//elsewhere.example/Search')).toBe('/elsewhere.example/Search')
})

test.each(['https://elsewhere.example/en', '//elsewhere.example/', 'mailto:a@b.example', '#below', ''])(
  'what lies elsewhere, as %s, has no language',
  (address) => expect(addressOf(address, 'en_US')).toBe(address),
)

test('a place is the same place in both languages, however often it is translated', () => {
  const places = fc.webPath().map((path) => `/p${path}`)
  fc.assert(
    fc.property(places, (place) => {
      const english = addressOf(place, 'en_US')
      expect(addressOf(english, 'en_US')).toBe(english)
      expect(languageOf(english)).toBe('en_US')
      expect(addressOf(english, 'zh_CN')).toBe(place)
    }),
  )
})
