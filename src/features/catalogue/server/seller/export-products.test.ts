import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  IMPORT_FORMATS,
  type ImportFormat,
  type ProductSheet,
} from '#features/catalogue/catalogue-seller-contract.ts'
import { chooseColumns } from '#features/catalogue/product-sheet-cells.ts'
import { cleanLine } from '#platform/clean-text.ts'
import type { Text } from '#platform/i18n/language.ts'
import { asSeller } from '#testing/as-seller.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aCategory, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { writeFile } from './export-products-file.ts'
import { saveProducts } from './save-product.ts'

const app = testApp()
beforeAll(() => placePictures(app()))

/** Texts that break careless writers of CSV: quotes, separators, line ends, blanks at the ends, marks, formulas. */
const piece = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\t',
    '=1+1',
    '@',
    '＝1+1',
    '＠',
    "'",
    '\\',
    '\\"',
    '\ufeff',
    '\u2028',
    ' ',
    '　',
    '红富士',
    '😀',
    '<b>',
    '&amp;',
    '&',
    'null',
    '0',
    '-',
  ),
)
const line = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => cleanLine(pieces.join('')))
  .filter((text) => text !== '')
const lines = fc
  .array(fc.oneof(piece, fc.constantFrom('\n', '\r\n', '\r', '\n\n', '"\n', ',\r\n')), { maxLength: 6 })
  // What no field lets in.
  .map((pieces) => pieces.join('').replaceAll(/[\0\p{NChar}\ufffd]/gu, ''))
const both = (one: fc.Arbitrary<string>): fc.Arbitrary<Text> => fc.record({ zh_CN: one, en_US: one })
const blank = fc.constant('')

const sku = fc
  .record({
    name: both(line),
    priceCents: fc.integer({ min: 0, max: 2_000_000_000 }),
    above: fc.option(fc.integer({ min: 0, max: 100_000 })),
    stock: fc.integer({ min: 0, max: 1_000_000 }),
    code: fc.option(fc.uuid(), { nil: undefined }),
  })
  .map(({ above, ...one }) => ({
    ...one,
    marketPriceCents: above === null ? undefined : Math.min(one.priceCents + above, 2_000_000_000),
  }))

const postageOfProduct = fc.oneof(
  fc.record({ postage: fc.constantFrom('shop' as const, 'free' as const), freeFromCents: fc.constant(null) }),
  fc.record({ postage: fc.constant('own' as const), freeFromCents: fc.integer({ min: 1, max: 10_000_000 }) }),
)

const product = fc.record({
  name: both(line),
  summary: both(fc.oneof(line, blank)),
  intro: both(lines),
  covers: fc.array(fc.constantFrom('/pictures/product-1-1', '/pictures/product-1-2'), {
    minLength: 1,
    maxLength: 3,
  }),
  virtual: fc.boolean(),
  isNew: fc.boolean(),
  isRecommended: fc.boolean(),
  postage: postageOfProduct,
  onSale: fc.boolean(),
  publishedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  sales: fc.nat(1000),
  skus: fc.uniqueArray(sku, { minLength: 1, maxLength: 3, selector: (one) => one.name.zh_CN }),
  file: fc.option(fc.record({ name: both(line), content: both(lines) }), { nil: undefined }),
})

async function exportAll(): Promise<ProductSheet[]> {
  const answer = await asSeller(app()).catalogueSeller.exportProducts({})
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.products
}

/** Every row as the database has it, except when it was last changed. */
async function rows() {
  const { read } = app().database
  const products = await read.selectFrom('product').selectAll().orderBy('id').execute()
  return {
    products: products.map(({ updated_at, ...row }) => row),
    skus: await read.selectFrom('sku').selectAll().orderBy('id').execute(),
    files: await read.selectFrom('product_file').selectAll().orderBy('product_id').execute(),
  }
}

async function send(file: Uint8Array, format: ImportFormat) {
  const source = (async function* () {
    yield file
  })()
  const stock = { how: 'set', reason: 'moved' } as const
  const answer = await asSeller(app(), 'en_US').catalogueSeller.importProducts({ format, source, stock })
  expect(answer, JSON.stringify(answer.data)).toMatchObject({ code: 1 })
}

async function write(products: ProductSheet[], format: ImportFormat): Promise<Buffer> {
  const pages = (async function* () {
    yield products
  })()
  const pieces: Uint8Array[] = []
  for await (const piece of writeFile(pages, format, chooseColumns())) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

/** The end of a line is one character in a workbook; it has no control characters, nor what stands for a broken one. */
const plainLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Noncharacter_Code_Point}|\ufffd/gu, '')
const forWorkbook = ({ zh_CN, en_US }: Text): Text => ({ zh_CN: plainLines(zh_CN), en_US: plainLines(en_US) })

test.each(IMPORT_FORMATS)(
  'what was exported as %s and imported again is what was there, into the same shop and into an emptied one',
  async (format) => {
    const shopId = await aShop(app().database)
    const categoryId = await aCategory(app().database)
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (products) => {
        await app().database.statement.deleteFrom('product').execute()
        await app().database.write((tx) =>
          saveProducts(
            tx,
            products.map(({ intro, file, postage, ...one }) => ({
              ...one,
              ...postage,
              intro: format === 'xlsx' ? forWorkbook(intro) : intro,
              file: file && format === 'xlsx' ? { ...file, content: forWorkbook(file.content) } : file,
              shopId,
              categoryId,
            })),
            app().now,
          ),
        )
        const [sheets, before] = [await exportAll(), await rows()]
        const file = await write(sheets, format)
        await send(file, format)
        expect(await rows()).toEqual(before)
        await app().database.statement.deleteFrom('product').execute()
        await send(file, format)
        // What was sold is the shop's own book and never comes from a file.
        const emptied = before.products.map((row) => ({ ...row, sales: 0 }))
        expect(await rows()).toEqual({ ...before, products: emptied })
        expect(await exportAll()).toEqual(sheets)
      }),
      { numRuns: 25, interruptAfterTimeLimit: 40_000 },
    )
  },
  60_000,
)
