import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { realSettings } from '#testing/real-settings.ts'
import { testFolder } from '#testing/test-folder.ts'
import { ConfigFault, readConfig } from './config.ts'

const at = await testFolder()
const real = { ...realSettings(), DATABASE_URL: 'postgres://x' }

test('without settings the shop is a demo for this machine alone', () => {
  expect(readConfig({})).toMatchObject({ demo: true, host: '127.0.0.1', port: 3000, databaseUrl: undefined })
})

test('every fault is named at once', () => {
  const faulty = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(faulty).toThrow(ConfigFault)
  expect(faulty).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/)
})

test('a real shop refuses to start with demo services or missing secrets', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://x' })).toThrow(/SMS_PROVIDER[\s\S]*ALIPAY_APP_ID/)
})

test.each([
  ['nothing', {}, 'is needed outside demo mode'],
  ['plain http', { PUBLIC_URL: 'http://orchard.example' }, 'must begin with https://'],
  ['a name that only begins like this machine’s', { PUBLIC_URL: 'http://localhost.example' }, 'https://'],
  ['another scheme', { PUBLIC_URL: 'ftp://orchard.example' }, 'Invalid URL'],
])('a real shop does not start with %s for an address', (_, wrong, why) => {
  expect(() => readConfig({ ...real, PUBLIC_URL: '', ...wrong })).toThrow(new RegExp(`PUBLIC_URL: .*${why}`))
})

test.each(['https://orchard.example', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a real shop may be at %s',
  (address) => {
    expect(readConfig({ ...real, PUBLIC_URL: `${address}/` }).publicUrl).toBe(address)
  },
)

test('files may come from another host, by https and from its root', () => {
  const assetUrl = (ASSET_URL: string, given: Record<string, string> = real) =>
    readConfig({ ...given, ASSET_URL }).assetUrl
  expect(assetUrl('')).toBe('')
  expect(assetUrl('https://files.example')).toBe('https://files.example')
  expect(assetUrl('http://127.0.0.1:4000', {})).toBe('http://127.0.0.1:4000')
  expect(() => assetUrl('http://files.example')).toThrow(/ASSET_URL: must begin with https/)
  for (const wrong of ['https://files.example/', 'https://files.example/shop', 'https://files.example?a=1'])
    expect(() => assetUrl(wrong)).toThrow('ASSET_URL: must be a host alone, such as https://files.example')
})

test('the example names every setting and its defaults hold', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8')
  const lines = example.split('\n').filter((line) => /^[A-Z0-9_]+=/.test(line))
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(readConfig(given)).toEqual(readConfig({}))
  const sources = [
    'config.ts',
    'sms/sms-settings.ts',
    'storage/s3-settings.ts',
    'alipay/alipay-settings.ts',
    'secrets/secret-keys.ts',
  ]
  const named = sources.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z|flag|postgresUrl)/gm)].map(([, name]) => name)
  })
  expect(Object.keys(given).sort()).toEqual(named.sort())
})

test('a file of settings is read beside the environment, which holds against it', async () => {
  const file = at('settings')
  await writeFile(file, 'PORT=4001\nSMS_PER_HOUR=7\n')
  vi.stubEnv('ENV_FILE', file).stubEnv('PORT', '4002').stubEnv('SMS_PER_HOUR', undefined)
  expect(readConfig()).toMatchObject({ port: 4002, smsPerHour: 7 })
  vi.stubEnv('ENV_FILE', `${file}.gone`)
  expect(() => readConfig()).toThrow(/ENV_FILE: there is no file/)
  vi.unstubAllEnvs()
})
