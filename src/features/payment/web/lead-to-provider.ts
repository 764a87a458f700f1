const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" }
const plain = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

/**
 * The provider's form as an address. With a script the page sends the form; a redirect can only ask, and the provider
 * takes the same fields, under the same signature, from an address.
 */
export function leadToProvider(markup: string, origin: string): string | undefined {
  const action = /<form[^>]*\saction="([^"]*)"/.exec(markup)?.[1]
  if (!action || !URL.canParse(plain(action), origin)) return undefined
  const to = new URL(plain(action), origin)
  if (to.protocol !== 'https:' && to.origin !== origin) return undefined
  for (const [, name = '', value = ''] of markup.matchAll(
    /<input[^>]*\sname="([^"]+)"[^>]*\svalue="([^"]*)"/g,
  ))
    to.searchParams.append(plain(name), plain(value))
  return to.href
}
