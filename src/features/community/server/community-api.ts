import { communityContract } from '#features/community/community-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listPosts } from './list-posts.ts'
import { showPost } from './show-post.ts'

export const communityApi = serve(communityContract, { listPosts, showPost })
