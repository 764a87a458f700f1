import { readCell } from '#platform/spreadsheets/cell-text.ts'
import type { SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import * as m from '#words'
import type { SheetEntry } from './import-products-faults.ts'
import type { ShopifyColumn, ShopifyNames } from './shopify-columns.ts'

type Row = { number: number; cell(column: ShopifyColumn): string }
type Header = { columns: ReadonlyMap<ShopifyColumn, number>; names: ShopifyNames }

/**
 * Products of Shopify's own file. Rows of one handle are one product: the first says what it is, every row with a price
 * is one of its options, and any row may bring a picture. Shopify's file has one language; it stands for both until
 * somebody translates it.
 */
export async function* readShopify(
  records: AsyncIterable<SheetRow>,
  { columns, names }: Header,
): AsyncGenerator<SheetEntry> {
  let rows: Row[] = []
  for await (const { number, cells } of records) {
    const cell = (column: ShopifyColumn) => readCell(cells[columns.get(column) ?? -1] ?? '').trim()
    const row = { number, cell }
    if (rows[0] && !continues(rows[0], row)) {
      yield gather(rows, columns, names)
      rows = []
    }
    rows.push(row)
  }
  if (rows.length > 0) yield gather(rows, columns, names)
}

const continues = (first: Row, row: Row) =>
  row.cell('handle') === '' ? row.cell('title') === '' : row.cell('handle') === first.cell('handle')

function gather(rows: readonly Row[], columns: Header['columns'], names: ShopifyNames): SheetEntry {
  const first = rows[0]!
  const variants = rows.filter(isVariant)
  const pictures = columns.has('image') ? picturesOf(rows) : undefined
  return {
    value: {
      ...(columns.has('vendor') && { shop_id: first.cell('vendor') }),
      ...withCategory(first),
      name: inBoth(first.cell('title')),
      ...(columns.has('body') && { intro: inBoth(first.cell('body')) }),
      ...(pictures && { covers: pictures.map(({ name }) => name) }),
      ...(isShownSaid(columns) && { on_sale: isShown(first) ? 1 : 0 }),
      skus: variants.map((row) => skuOf(row, first, columns)),
    },
    rows: variants.length > 0 ? variants.map(({ number }) => number) : [first.number],
    coverRows: pictures?.map(({ row }) => row) ?? [],
    coverTexts: pictures?.map(({ alt }) => alt) ?? [],
    nested: false,
    shopify: names,
  }
}

const inBoth = (text: string) => ({ zh_CN: text, en_US: text })

/** A row without any of these only brings a picture. */
const isVariant = ({ cell }: Row) => cell('price') !== '' || cell('sku') !== '' || cell('option1') !== ''

/** What the shop calls it comes first; Shopify's own list of all goods in the world only where that says nothing. */
function withCategory({ cell }: Row): { category?: string } {
  const category = cell('type') || (cell('category').split('>').at(-1) ?? '').trim()
  return category === '' ? {} : { category }
}

const isShownSaid = (columns: Header['columns']) => columns.has('status') || columns.has('published')

const isShown = ({ cell }: Row) =>
  !['draft', 'archived', 'unlisted'].includes(cell('status').toLowerCase()) &&
  cell('published').toLowerCase() !== 'false'

/** What Shopify calls the only option of a product that has none. */
const NO_OPTIONS = 'default title'

function skuOf({ cell }: Row, first: Row, columns: Header['columns']): Record<string, unknown> {
  const options = (['option1', 'option2', 'option3'] as const).map(cell).filter(Boolean)
  const plain = options.length === 0 || options.join().toLowerCase() === NO_OPTIONS
  const said = options.join(' / ')
  const name = plain
    ? {
        zh_CN: m.imports_only_option({}, { locale: 'zh_CN' }),
        en_US: m.imports_only_option({}, { locale: 'en_US' }),
      }
    : inBoth(said)
  // Without one the handle stands for it, so that the same file can come again and change what it brought.
  const code = digits(cell('sku')) || [first.cell('handle'), ...(plain ? [] : options)].join('/').slice(0, 64)
  return {
    name,
    code,
    price: cell('price'),
    ...(columns.has('comparePrice') && { market_price: orNone(cell('comparePrice')) }),
    ...(cell('barcode') !== '' && { barcode: digits(cell('barcode')) }),
    ...(cell('quantity') !== '' && { stock: cell('quantity').startsWith('-') ? '0' : cell('quantity') }),
  }
}

/** Shopify puts an apostrophe before digits, so that spreadsheets leave them alone. */
const digits = (text: string) => text.replace(/^'/, '')

/** Some leave a nought where there is no price to compare with. */
const orNone = (price: string) => (Number(price) === 0 ? '' : price)

/** The files its pictures are in, in their order; those that only an option shows come last. */
function picturesOf(rows: readonly Row[]): { name: string; row: number; alt: string }[] {
  const own = rows
    .map(({ cell, number }, at) => ({
      name: fileIn(cell('image')),
      row: number,
      alt: cell('imageAlt'),
      place: Number(cell('imagePosition')) || rows.length + at,
    }))
    .sort((one, other) => one.place - other.place)
  const ofOptions = rows.map(({ cell, number }) => ({
    name: fileIn(cell('variantImage')),
    row: number,
    alt: '',
  }))
  const all = [...own, ...ofOptions].filter(({ name }) => name !== '')
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()]
    .reverse()
    .map(({ name, row, alt }) => ({ name, row, alt }))
}

/** Nothing is fetched from elsewhere: an address stands for the file that is called as it ends. */
function fileIn(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
