import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { markOf } from '#platform/secrets/seal-secret.ts'
import { readKey, type SecretKeys } from '#platform/secrets/secret-keys.ts'
import { aPerson, atDesk, DESK_PASSWORD } from '#testing/at-desk.ts'
import { startTestApp, type TestApp, testApp } from '#testing/start-test-app.ts'

const aKey = () => readKey(randomBytes(32).toString('base64'))
const [first, second] = [aKey(), aKey()]

/** A real shop from before there was a key; others beside it are the same shop with other settings. */
const app = testApp({ demo: false })

/** The shop as it runs once its settings have changed. */
async function withKeys(factorKeys: SecretKeys, use: (shop: TestApp) => Promise<void>) {
  const shop = await startTestApp({ demo: false, beside: app(), factorKeys })
  await use(shop).finally(() => shop.close())
}

const codeOf = (secret: string) => {
  // A code is good once; the next one is of a later moment.
  app().now = new Date(app().now.getTime() + 60_000)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app().now.getTime() })
}

async function enter(shop: TestApp, email: string) {
  const desk = atDesk(shop)
  await desk.call('people', 'enterDesk', { email, password: DESK_PASSWORD })
  return desk
}

async function setUpFactor(shop: TestApp) {
  const { email, id } = await aPerson(shop, 'owner')
  const desk = await enter(shop, email)
  const { secret } = (await desk.call('people', 'beginFactor')).data as { secret: string }
  const pending = await keptOf(id)
  const { data } = await desk.call('people', 'confirmFactor', { code: codeOf(secret) })
  const { recovery_codes } = data as { recovery_codes: string[] }
  return { email, id, secret, pending, recovery_codes }
}

const keptOf = async (id: number) =>
  JSON.stringify(
    await app()
      .database.read.selectFrom('person')
      .select(['factor_secret', 'factor_pending'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

const prove = async (shop: TestApp, { email, secret }: { email: string; secret: string }) =>
  (await enter(shop, email)).call('people', 'proveFactor', { code: codeOf(secret) })

const seal = (shop: TestApp) => shop.jobs.runNow('second-factors')

test('with a key the database never holds a secret, not while it is set up either, and codes open the desk', () =>
  withKeys({ today: first }, async (shop) => {
    const owner = await setUpFactor(shop)
    expect(owner.pending).toContain('sealed:')
    expect(owner.pending).not.toContain(owner.secret)
    expect(await keptOf(owner.id)).not.toContain(owner.secret)
    expect(await prove(shop, owner)).toMatchObject({ code: 1 })
    expect(await prove(shop, { ...owner, secret: new Secret().base32 })).toMatchObject({
      reason: 'people_wrong_code',
    })
  }))

test('secrets from before there was a key are sealed by themselves, and go back for the release before', async () => {
  const owner = await setUpFactor(app())
  expect(await keptOf(owner.id)).toContain(owner.secret)
  await withKeys({ today: first }, async (shop) => {
    // Not sealed yet, they count as before.
    expect(await prove(shop, owner)).toMatchObject({ code: 1 })
    expect(await seal(shop)).toBe(1)
    expect(await keptOf(owner.id)).not.toContain(owner.secret)
    expect(await prove(shop, owner)).toMatchObject({ code: 1 })
    expect(await seal(shop)).toBe(0)
  })
  await withKeys({ beside: first }, async (shop) => {
    expect(await seal(shop)).toBeGreaterThan(0)
    expect(await keptOf(owner.id)).toContain(owner.secret)
  })
  expect(await prove(app(), owner)).toMatchObject({ code: 1 })
})

test('a key takes the place of another while people come in, and nobody needs the old one afterwards', async () => {
  let owner = { id: 0, email: '', secret: '' }
  await withKeys({ today: first, beside: second }, async (shop) => {
    owner = await setUpFactor(shop)
  })
  await withKeys({ today: second, beside: first }, async (shop) => {
    expect(await prove(shop, owner)).toMatchObject({ code: 1 })
    await seal(shop)
  })
  if (!first || !second) throw new Error('no keys')
  expect(await keptOf(owner.id)).toContain(markOf(second))
  await withKeys({ today: second }, async (shop) =>
    expect(await prove(shop, owner)).toMatchObject({ code: 1 }),
  )
})

test('without the key that sealed it a sentence says so; a recovery code opens the desk, nothing else does', async () => {
  let owner: Awaited<ReturnType<typeof setUpFactor>> | undefined
  await withKeys({ today: first }, async (shop) => {
    owner = await setUpFactor(shop)
  })
  if (!owner) throw new Error('no owner')
  const { email, secret, recovery_codes } = owner
  for (const keys of [{ today: second }, {}])
    await withKeys(keys, async (shop) => {
      const desk = await enter(shop, email)
      const answer = await desk.call('people', 'proveFactor', { code: codeOf(secret) })
      expect(answer).toMatchObject({ code: 0, reason: 'people_factor_sealed' })
      // Nor may whoever has only the password set up another one.
      expect(await desk.call('people', 'beginFactor')).toMatchObject({ code: 0 })
      expect(await desk.call('peopleSeller', 'listPeople')).toMatchObject({ status: 401 })
      await seal(shop)
      const code = recovery_codes.pop() ?? ''
      expect(await desk.call('people', 'proveFactor', { code })).toMatchObject({ code: 1 })
    })
  await withKeys({ today: first }, async (shop) =>
    expect(await prove(shop, { email, secret })).toMatchObject({ code: 1 }),
  )
})

test('a sealed secret that is moved to another person opens nothing', () =>
  withKeys({ today: first }, async (shop) => {
    const [owner, thief] = [await setUpFactor(shop), await setUpFactor(shop)]
    await app()
      .database.statement.updateTable('person')
      .set((eb) => ({
        factor_secret: eb.selectFrom('person as other').select('factor_secret').where('id', '=', thief.id),
      }))
      .where('id', '=', owner.id)
      .execute()
    expect(await prove(shop, { ...owner, secret: thief.secret })).toMatchObject({
      reason: 'people_factor_sealed',
    })
  }))

test('a demo makes a key in its data folder, for its owner’s eyes alone, and finds it again', async () => {
  const shop = await startTestApp({ demo: true })
  try {
    const { email, id } = await aPerson(shop, 'owner')
    const desk = await enter(shop, email)
    const begun = await desk.call('people', 'beginFactor', { password: DESK_PASSWORD })
    const { secret } = begun.data as { secret: string }
    const file = path.join(shop.dataDir, 'factor-key')
    const key = readKey(await readFile(file, 'utf8'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { factor_pending } = await shop.database.read
      .selectFrom('person')
      .select('factor_pending')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(factor_pending).toContain(key && markOf(key))
    const again = await startTestApp({ beside: shop })
    try {
      const elsewhere = await enter(again, email)
      const timestamp = shop.now.getTime()
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
      expect(await elsewhere.call('people', 'confirmFactor', { code })).toMatchObject({ code: 1 })
    } finally {
      await again.close()
    }
  } finally {
    await shop.close()
  }
})
