/**
 * A page's data for the browser, as the scripts React Router would write itself if it were given the stream. It would
 * write them as they come, which takes a rendering that can wait; here the data is there before the page is.
 */
export async function handOver(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  return [`enqueue(${quote(await readText(stream))})`, 'close()']
    .map((call) => `window.__reactRouterContext.streamController.${call};`)
    .map((source) => `<script nonce="${nonce}">${source}</script>`)
    .join('')
}

/** What `new Response(stream).text()` gives, for a third of its cost. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/**
 * As a text of JavaScript's. Data is full of double quotes: between single ones they stand for themselves, which saves a sixth of
 * it. What would end the line, the text or the script it stands in is written otherwise.
 */
const quote = (data: string) => `'${data.replaceAll(TELLING, (sign) => ESCAPED[sign] ?? sign)}'`

const TELLING = /[\0'\\\n\r<\u2028\u2029]/g
const ESCAPED: Record<string, string> = {
  '\0': '\\x00',
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
