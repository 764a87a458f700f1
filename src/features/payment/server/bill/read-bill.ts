import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { type Cents, fromYuan } from '#platform/money.ts'
import { openZip } from '#platform/storage/open-zip.ts'

/** One line of Alipay's bill of a day. Money that went back is a positive sum too. */
export type BillLine = {
  kind: 'payment' | 'refund'
  tradeNo: string
  paymentSn: string
  /** Our number of the refund; '' for a payment. */
  refundSn: string
  cents: Cents
  /** What Alipay took for it; negative where it gave some back. */
  feeCents: Cents
}

const HEADS = {
  tradeNo: '支付宝交易号',
  paymentSn: '商户订单号',
  kind: '业务类型',
  amount: '订单金额（元）',
  refundSn: '退款批次号/请求号',
  fee: '服务费（元）',
} as const

type Column = keyof typeof HEADS

/** A day of a large shop is far below this; what claims more is not unpacked. */
const LIMITS = { entries: 10, unpacked: 256 * 1024 * 1024 }

const KINDS: Record<string, BillLine['kind']> = { 交易: 'payment', 退款: 'refund' }

/**
 * Reads the ZIP Alipay serves: one file with a line a movement, in GBK, and one with sums, which is left alone. Around the
 * table stand lines that begin with #. https://opendocs.alipay.com/open/204/106262
 */
export async function readBill(zip: Uint8Array): Promise<BillLine[]> {
  const texts = await readTexts(zip)
  const tables = texts.map(readTable).filter(([heads]) => heads?.includes(HEADS.tradeNo))
  if (tables.length !== 1) throw new Error(`Alipay's bill has ${tables.length} tables of movements`)
  const [heads = [], ...rows] = tables[0] ?? []
  const at = columnsOf(heads)
  return rows.map((cells) => readLine((column) => cells[at[column]] ?? ''))
}

async function readTexts(bytes: Uint8Array): Promise<string[]> {
  const zip = await openZip(Buffer.from(bytes), LIMITS)
  try {
    const files = await Promise.all(zip.names.map((name) => buffer(zip.stream(name)!)))
    return files.map((file) => new TextDecoder('gb18030').decode(file))
  } finally {
    zip.close()
  }
}

/** The comments are cut away first: they are no CSV, and a name of a product may well have a # in it. */
const readTable = (text: string): string[][] =>
  parse(
    text
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('#'))
      .join('\n'),
    { relax_column_count: true, skip_empty_lines: true, trim: true },
  )

function columnsOf(heads: readonly string[]): Record<Column, number> {
  const entries = Object.entries(HEADS).map(([column, head]) => {
    const at = heads.indexOf(head)
    if (at < 0) throw new Error(`Alipay's bill has no column ${head}`)
    return [column, at]
  })
  return Object.fromEntries(entries)
}

function readLine(cell: (column: Column) => string): BillLine {
  const kind = KINDS[cell('kind')]
  const [amount, fee] = [fromYuan(cell('amount')), fromYuan(cell('fee') || '0')]
  if (!kind || amount === undefined || fee === undefined)
    throw new Error(`Alipay's bill has a line that cannot be read: ${cell('tradeNo')}`)
  return {
    kind,
    tradeNo: cell('tradeNo'),
    paymentSn: cell('paymentSn'),
    refundSn: kind === 'refund' ? cell('refundSn') : '',
    cents: Math.abs(amount),
    // On the bill a fee is a loss.
    feeCents: fee === 0 ? 0 : -fee,
  }
}
