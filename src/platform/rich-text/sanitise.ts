import sanitizeHtml from 'sanitize-html'

const OWN_ADDRESS = /^\/(?![/\\])/

/** What rich text may hold: structure and pictures of our own; no scripts, styles, frames or foreign handlers. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'blockquote',
    'ul',
    'ol',
    'li',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'figure',
    'figcaption',
    'a',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // A picture from elsewhere would break the pages' policy, and tell others who reads them.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_ADDRESS.test(attribs.src ?? ''),
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
}

/** Rich text as it may be kept. Run on every write, so that what is read is safe to show. */
export const sanitise = (html: string): string => sanitizeHtml(html, OPTIONS)
