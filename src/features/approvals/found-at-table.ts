import { z } from 'zod'

/** What was found out at the packing table, kept with an approval: pieces that are missing, or what was read off the scales. */
export const foundAtTable = z.object({
  order_sn: z.string(),
  sku_id: z.number(),
  title: z.object({ zh_CN: z.string(), en_US: z.string() }),
  /** 0 for a weight. */
  pieces: z.number(),
  nominal_grams: z.number(),
  grams: z.number(),
})

export type FoundAtTable = z.output<typeof foundAtTable>
