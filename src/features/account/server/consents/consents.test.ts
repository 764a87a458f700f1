import { beforeEach, expect, test } from 'vitest'
import { SYSTEM_PAGES } from '#paths'
import { run } from '#platform/database/raw-sql.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aCode, aMobile } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'

const app = testApp()
const PASSWORD = 'plum731'

const write = (id: number, words: string) =>
  asSeller(app()).siteSeller.changePage({
    id,
    title: { zh_CN: `标题${id}`, en_US: `Title ${id}` },
    content: { zh_CN: `<p>${words}</p>`, en_US: `<p>${words} (en)</p>` },
  })

async function register() {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const answer = await app().as({ language: 'en-us' }).account.register({ mobile, code, password: PASSWORD })
  const { user_token: token, id } = answer.data?.userinfo ?? { user_token: '', id: 0 }
  return { mobile, token, id }
}

type Consent = { page: number; version: number; language: string; content: string; agreed_at: string }
async function consentsOf(token: string): Promise<Consent[]> {
  const { data } = await app().as({ token, language: 'en-us' }).account.downloadMyData()
  return data?.consents as Consent[]
}

beforeEach(async () => {
  await write(SYSTEM_PAGES.agreement, 'first agreement')
  await write(SYSTEM_PAGES.privacy, 'first policy')
})

test('where nothing is written yet there is nothing to agree to', async () => {
  await run(app().database.statement)`delete from page`
  expect(await consentsOf((await register()).token)).toEqual([])
})

test('who registers has agreed to both texts as they are, and can take that home', async () => {
  const { token } = await register()
  const consents = await consentsOf(token)
  expect(consents.map(({ page, content, language }) => [page, content, language]).sort()).toEqual([
    [SYSTEM_PAGES.privacy, '<p>first policy (en)</p>', 'en_US'],
    [SYSTEM_PAGES.agreement, '<p>first agreement (en)</p>', 'en_US'],
  ])
  expect(consents[0]?.agreed_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:/)
})

test('a text that was changed is agreed to by the next login; what was agreed to before is kept word for word', async () => {
  const { mobile, token } = await register()
  const login = () => app().as().account.login({ mobile, password: PASSWORD })
  await login()
  expect(await consentsOf(token)).toHaveLength(2)
  await write(SYSTEM_PAGES.privacy, 'second policy')
  await login()
  const policies = (await consentsOf(token)).filter(({ page }) => page === SYSTEM_PAGES.privacy)
  expect(policies.map(({ content }) => content)).toEqual([
    '<p>second policy (en)</p>',
    '<p>first policy (en)</p>',
  ])
  // Brought back word for word it is the text from before.
  await write(SYSTEM_PAGES.privacy, 'first policy')
  await login()
  expect(await consentsOf(token)).toHaveLength(3)
})

test('many who register at once share the texts', async () => {
  await write(SYSTEM_PAGES.agreement, 'third agreement')
  const all = await Promise.all(Array.from({ length: 6 }, register))
  const consents = await Promise.all(all.map(({ token }) => consentsOf(token)))
  const versions = consents.map((mine) => mine.map(({ version }) => version).sort())
  expect(new Set(versions.map(String)).size).toBe(1)
})

test('closing the account takes it back', async () => {
  const { token, id } = await register()
  await app().as({ token }).account.closeAccount({ password: PASSWORD })
  const rows = await rowsOf(app(), 'consent', { buyer_id: id })
  expect(rows.map(({ withdrawn_at }) => withdrawn_at instanceof Date)).toEqual([true, true])
})
