/** The letters of GBK, found by reading all of its two-byte codes once: what Node reads it cannot write. */
let codes: Map<string, number> | undefined

function readCodes(): Map<string, number> {
  const decoder = new TextDecoder('gbk')
  const all = new Map<string, number>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (trail !== 0x7f && [...letter].length === 1 && letter !== '\ufffd' && !all.has(letter))
        all.set(letter, lead * 256 + trail)
    }
  }
  return all
}

/** As Alipay writes its bills. What GBK has no letter for becomes a question mark. */
export function encodeGbk(text: string): Buffer {
  codes ??= readCodes()
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : (codes.get(letter) ?? 0x3f)
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  return Buffer.from(bytes)
}
