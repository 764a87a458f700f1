/**
 * A page's data for the browser, as the scripts React Router would write itself if it were given the stream. It would
 * write them as they come, which takes a rendering that can wait; here the data is there before the page is.
 */
export async function handOver(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text()
  return [`enqueue(${JSON.stringify(data)})`, 'close()']
    .map((call) => `window.__reactRouterContext.streamController.${call};`)
    .map((source) => `<script nonce="${nonce}">${escapeScript(source)}</script>`)
    .join('')
}

const ESCAPED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** What is data must not end the script it stands in. */
const escapeScript = (source: string) =>
  source.replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign)
