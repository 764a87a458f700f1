/** What the HTML standard allows where, as far as pages of a shop use it. */
const words = (text: string) => new Set(text.trim().split(/\s+/))

export const HEADINGS = words('h1 h2 h3 h4 h5 h6')

/** May not stand where only words and small parts may. */
export const BLOCKS =
  words(`${[...HEADINGS].join(' ')} address article aside blockquote details dialog div dl fieldset
  figure footer form header hgroup hr main nav ol p pre section table ul`)

/** Hold words and small parts alone. */
export const PHRASING_ONLY =
  words(`${[...HEADINGS].join(' ')} abbr b bdi cite code data em i kbd label mark output p pre q
  s samp small span strong sub summary sup time u var button`)

/** `summary` and `legend` may hold a heading, nothing else of the blocks. */
export const MAY_HOLD_HEADING = words('summary legend')

export const TABLE_PARTS = words('table thead tbody tfoot tr td th caption')

/** Say nothing of what they are, so nothing can be said about them either. */
export const NAMELESS = words('div span p b i em strong small s sub sup time code label')

/** The only children some parents have. */
export const CHILDREN: Record<string, ReadonlySet<string>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  dl: words('dt dd div script template'),
  select: words('option optgroup hr'),
  table: words('caption colgroup thead tbody tfoot tr'),
  tr: words('td th'),
  picture: words('source img'),
}

/** What a browser may fill in, by the names the standard gives. */
export const AUTOCOMPLETE =
  words(`on off name honorific-prefix given-name additional-name family-name honorific-suffix
  nickname username new-password current-password one-time-code organization-title organization street-address
  address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country
  country-name postal-code cc-name cc-number cc-exp cc-csc cc-type transaction-currency transaction-amount language bday
  bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-extension
  email impp`)

export const ARIA =
  words(`activedescendant atomic autocomplete busy checked colcount colindex colspan controls current
  describedby description details disabled errormessage expanded flowto haspopup hidden invalid keyshortcuts label
  labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant
  required roledescription rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext`)

const EVERYWHERE =
  words(`class id style lang title dir hidden tabindex role slot inert popover autofocus spellcheck
  translate nonce itemid itemprop itemscope itemtype contenteditable draggable enterkeyhint inputmode autocapitalize
  autocorrect part is accesskey`)

const input = `name value form disabled required readonly placeholder autocomplete maxlength minlength`
const OWN: Record<string, ReadonlySet<string>> = {
  html: words('xmlns'),
  a: words('href target rel download hreflang type ping referrerpolicy'),
  audio: words('src controls preload loop muted autoplay crossorigin'),
  button: words(
    'type name value form disabled popovertarget popovertargetaction commandfor command formaction formmethod formnovalidate',
  ),
  col: words('span'),
  colgroup: words('span'),
  data: words('value'),
  details: words('open name'),
  dialog: words('open closedby'),
  fieldset: words('disabled form name'),
  form: words('action method enctype novalidate target name autocomplete accept-charset rel'),
  iframe: words('src srcdoc name sandbox allow width height loading referrerpolicy'),
  img: words(
    'src srcset sizes alt width height loading decoding fetchpriority crossorigin referrerpolicy usemap ismap',
  ),
  input: words(
    `${input} type checked accept multiple min max step pattern list size src alt width height capture`,
  ),
  label: words('for'),
  li: words('value'),
  link: words(
    'href rel as type media sizes crossorigin integrity hreflang fetchpriority imagesrcset imagesizes color disabled referrerpolicy blocking',
  ),
  meta: words('name content charset http-equiv property media'),
  meter: words('value min max low high optimum'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('value selected disabled label'),
  output: words('for form name'),
  progress: words('value max'),
  script: words('src type async defer crossorigin integrity nomodule fetchpriority referrerpolicy blocking'),
  select: words('name form disabled required multiple size autocomplete'),
  source: words('src srcset sizes media type width height'),
  style: words('media blocking'),
  td: words('colspan rowspan headers'),
  textarea: words(`${input} rows cols wrap dirname`),
  th: words('colspan rowspan headers scope abbr'),
  time: words('datetime'),
  video: words('src controls preload loop muted autoplay poster playsinline width height crossorigin'),
}

/** Whether an element has an attribute of that name at all. */
export function isAttribute(element: string, name: string): boolean {
  if (name.startsWith('data-')) return /^data-[a-z0-9._-]+$/.test(name)
  if (name.startsWith('aria-')) return ARIA.has(name.slice('aria-'.length))
  return EVERYWHERE.has(name) || (OWN[element]?.has(name) ?? false)
}
