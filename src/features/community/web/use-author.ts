import { useIdentity } from '#features/site/web/use-identity.ts'
import type { PostCard } from '../community-contract.ts'

/** Who wrote a post; one that nobody has signed is the shop's own. */
export function useAuthor({ name, avatar }: PostCard['author']): PostCard['author'] {
  const shop = useIdentity()
  return name ? { name, avatar } : { name: shop.name, avatar: shop.logo }
}
