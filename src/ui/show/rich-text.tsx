import { cx } from '#ui/cx.ts'

/** Text with tags from the database. It was sanitised when it was written; never give it anything else. */
export function RichText({ html, lang, className }: { html: string; lang?: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is kept
    <div lang={lang} className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
