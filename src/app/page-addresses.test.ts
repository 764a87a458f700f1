import { expect, test } from 'vitest'
import { demoApp } from '#testing/demo-app.ts'

const app = demoApp()

async function look(address: string) {
  const response = await fetch(app().origin + address)
  const html = await response.text()
  return {
    status: response.status,
    html,
    title: /<title>([^<]*)</.exec(html)?.[1],
    canonical: /<link rel="canonical" href="http:\/\/localhost([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&'),
  }
}

test.each([
  ['/product-details/000001', '/product-details/1'],
  ['/shopIndex/01', '/shopIndex/1'],
  ['/singlePage?id=12', '/briefIntroduction/12'],
  ['/TopicDetalis/1?page=77', '/TopicDetalis/1'],
  ['/Search?keyword=', '/Search'],
  ['/Search?page=02', '/Search?page=2'],
])('%s is a second name of %s, and says so', async (address, own) => {
  const [second, first] = [await look(address), await look(own)]
  expect([second.status, first.status]).toEqual([200, 200])
  expect([second.canonical, first.canonical]).toEqual([own, own])
})

test.each(['/Search?page=99', '/Search?type_id=1&page=99', '/shopIndex/1?page=99', '/en/Search?page=99'])(
  '%s is no page: the list ends before it',
  async (address) => {
    expect((await look(address)).status).toBe(404)
  },
)

test.each(['/Search?keyword=nothing-of-this-name', '/Search?type_id=99999', '/Search', '/shopIndex/1'])(
  'the first page of %s is there, whatever it holds',
  async (address) => {
    expect((await look(address)).status).toBe(200)
  },
)

test.each([
  ['/Search', /^全部商品（第 2 页） - /],
  ['/en/Search', /, page 2 - /],
])('the second page of %s has a title and a description of its own', async (address, title) => {
  const description = /<meta name="description" content="([^"]*)"/
  const [first, second] = [await look(address), await look(`${address}?page=2`)]
  expect(second.title).toMatch(title)
  expect(first.title).not.toMatch(/2/)
  expect(description.exec(second.html)?.[1]).not.toBe(description.exec(first.html)?.[1])
})

test('no link of the front page asks for an empty word', async () => {
  expect((await look('/')).html).not.toMatch(/href="[^"]*[?&]keyword=["&]/)
})
