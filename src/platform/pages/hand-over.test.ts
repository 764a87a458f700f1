import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handOver } from './hand-over.ts'

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>

/** What the browser's half is given when the scripts run. */
async function receive(text: string): Promise<{ html: string; got: string[] }> {
  const html = await handOver(streamOf(text), 'n')
  const got: string[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (part: string) => got.push(part), close: () => got.push('closed') },
    },
  }
  for (const [, source = ''] of html.matchAll(/<script nonce="n">(.*?)<\/script>/gs))
    new Function('window', source)(window)
  return { html, got }
}

test('what is handed over arrives as it was, and cannot end its script', async () => {
  const sign = fc.constantFrom(
    '"',
    "'",
    '\\',
    '\n',
    '\r',
    '\0',
    '\t',
    '\u2028',
    '<',
    '>',
    '&',
    '</script>',
    '<!--',
    '${',
    '`',
    '鲜',
    'x',
  )
  const texts = fc.array(sign, { minLength: 1 }).map((signs) => signs.join(''))
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { html, got } = await receive(text)
      expect(got).toEqual([text, 'closed'])
      expect(html.match(/</g)).toHaveLength(4)
    }),
  )
})
