import { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changePost } from './change-post.ts'
import { clearReports } from './clear-reports.ts'
import { hideComment } from './hide-comment.ts'
import { listSellerComments } from './list-seller-comments.ts'
import { listSellerPosts } from './list-seller-posts.ts'
import { publishPost } from './publish-post.ts'
import { readPost } from './read-post.ts'
import { removeAnyComment } from './remove-any-comment.ts'
import { removePost } from './remove-post.ts'
import { unhideComment } from './unhide-comment.ts'

export const communitySellerApi = serve(communitySellerContract, {
  listSellerPosts,
  readPost,
  publishPost,
  changePost,
  removePost,
  listSellerComments,
  hideComment,
  unhideComment,
  clearReports,
  removeAnyComment,
})
