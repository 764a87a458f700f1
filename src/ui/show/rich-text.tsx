import { assetAddress } from '#platform/asset-address.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { cx } from '#ui/cx.ts'

/** Links of a seller's text to pages of the shop; pictures have no language. */
const TO_PAGE = /(<a [^>]*href=")(\/(?!\/|pictures\/)[^"]*)/g

const inPageLanguage = (html: string) =>
  html.replace(TO_PAGE, (_, before: string, place: string) => before + addressHere(place))

/** Pictures of the library, whose name no buyer's begins with. */
const PICTURE = /(<img [^>]*src=")(\/pictures\/p-)/g

const fromTheirHost = (html: string) =>
  html.replace(PICTURE, (_, before: string, address: string) => before + assetAddress(address))

/**
 * Text with tags from the database. It was sanitised when it was written; never give it anything else. Its links stay in
 * the language of the page.
 */
export function RichText({ html, lang, className }: { html: string; lang?: string; className?: string }) {
  const safe = { __html: fromTheirHost(inPageLanguage(html)) }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is kept
    <div lang={lang} className={cx('rich-text', className)} dangerouslySetInnerHTML={safe} />
  )
}
