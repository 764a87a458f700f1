import type { FastifyReply } from 'fastify'
import { encodeEntities } from '#platform/encode-entities.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { type Language, languageTag } from '#platform/i18n/language.ts'

/** HTML that was escaped where it had to be. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A template whose gaps are escaped, unless they are HTML already. */
export function html(parts: TemplateStringsArray, ...gaps: (string | Html | Html[])[]): Html {
  const written = gaps.map((gap) =>
    gap instanceof Html
      ? gap.text
      : Array.isArray(gap)
        ? gap.map(({ text }) => text).join('')
        : encodeEntities(gap),
  )
  return new Html(parts.reduce((all, part, at) => all + (written[at - 1] ?? '') + part))
}

/** No script at all, and forms that only lead to ourselves. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** The colours of the drawings, where the pages' own stylesheet is not at hand. */
const PALETTE = `--color-white:#fff;--color-brand-50:#effaf3;--color-brand-100:#d9f3e3;--color-brand-200:#b3e6c8;
--color-brand-300:#7fd3a3;--color-brand-400:#43b878;--color-brand-500:#16a058;--color-brand-700:#0a6a38;
--color-warm-50:#fff4ee;--color-warm-400:#ff7443;--color-warm-500:#f4511e;--color-warm-600:#d63408;--color-amber-400:#fbb115`

const STYLE = `:root{color-scheme:light;--ink:#1f2a24;--soft:#5a665f;--line:#dfe5e1;--blue:#0a5fd8;${PALETTE}}
.scene{width:200px;fill:none;stroke-linecap:round;stroke-linejoin:round}
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;
color:var(--ink);background:#f5f7f6}main{max-width:420px;margin:0 auto;padding:32px 20px;text-align:center}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 12px;color:var(--soft)}dl{margin:20px 0;padding:16px;background:#fff;
border:1px solid var(--line);border-radius:12px;text-align:start}dt{color:var(--soft);font-size:14px}dd{margin:0 0 8px;
overflow-wrap:anywhere}dd:last-child{margin:0}.amount{font-size:28px;font-weight:600}form{display:grid;gap:10px}
button,.link{font:inherit;min-height:44px;padding:8px 16px;border-radius:10px;border:1px solid var(--line);background:#fff;
color:var(--ink);cursor:pointer;display:inline-block;text-decoration:none}button.main{background:var(--blue);
border-color:var(--blue);color:#fff;font-weight:600}button:focus-visible,.link:focus-visible{outline:3px solid #ffb020;
outline-offset:2px}fieldset{border:0;padding:0;margin:16px 0 0;display:grid;gap:10px}legend{padding:0;margin:0 auto 8px;
color:var(--soft);font-size:14px}`

type Refresh = { seconds: number; url?: string }

export type PlainPage = { title: string; body: Html; refresh?: Refresh | undefined }

/** Without an address the page itself is asked for again. */
const contentOf = ({ seconds, url }: Refresh) => (url ? `${seconds};url=${url}` : String(seconds))

/** A small page outside the site's design, such as those shown in the payment frame. It works without script. */
export function sendPlainPage(reply: FastifyReply, language: Language, page: PlainPage): FastifyReply {
  const refresh = page.refresh
    ? html`<meta http-equiv="refresh" content="${contentOf(page.refresh)}">`
    : html``
  const document = html`<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">${refresh}<title>${page.title}</title>
<style>${new Html(STYLE)}</style></head><body><main>${page.body}</main></body></html>`
  return reply
    .headers({ ...SECURITY_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(document.text)
}
