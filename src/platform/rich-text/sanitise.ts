import sanitizeHtml from 'sanitize-html'
import { dropUnseen } from '#platform/clean-text.ts'
import { readOwnPlace } from '#platform/http/own-place.ts'

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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readOwnPlace(attribs.src),
  // Written as `&#8238;` it comes back in the text, where nothing but text can become of it.
  textFilter: dropUnseen,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
}

/**
 * Rich text as it may be kept. Run on every write, so that what is read is safe to show. What cannot be seen goes before
 * anything is judged: taken out afterwards, it would turn a harmless address into a harmful one.
 */
export const sanitise = (html: string): string => sanitizeHtml(dropUnseen(html), OPTIONS)
