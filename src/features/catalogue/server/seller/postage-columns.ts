import type { PostageOfProduct } from '#features/postage/postage-rules.ts'

/** What a product pays for postage, as its columns: in one word, and as the release before reads it. */
export const postageColumns = ({ postage, freeFromCents }: PostageOfProduct) => ({
  postage,
  free_shipping: postage === 'free',
  free_shipping_cents: postage === 'own' ? freeFromCents : null,
})
