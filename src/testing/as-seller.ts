import type { Api } from '#platform/contract/api-types.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { TestApp } from './start-test-app.ts'

/** The shop's calls as its seller, the way the seller's command makes them: in process, never over HTTP. */
export const asSeller = (app: TestApp, language: Language = 'zh_CN'): Api =>
  app.api({
    actor: { kind: 'seller', name: 'tester' },
    tokenState: 1,
    language,
    address: 'seller',
    requestId: 'test',
    userAgent: 'test',
  })
