import { markFavourites } from '#features/catalogue/server/collection/mark-favourites.ts'
import { communityContract } from '#features/community/community-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addComment } from './add-comment.ts'
import { dislikePost } from './dislike-post.ts'
import { likePost } from './like-post.ts'
import { listComments, markMine } from './list-comments.ts'
import { listDisliked } from './list-disliked.ts'
import { listLiked } from './list-liked.ts'
import { listMyComments } from './list-my-comments.ts'
import { listPostProducts } from './list-post-products.ts'
import { listPosts } from './list-posts.ts'
import { listProductPosts } from './list-product-posts.ts'
import { markPost, markPosts } from './my-reactions.ts'
import { removeComment } from './remove-comment.ts'
import { reportComment } from './report-comment.ts'
import { showPost } from './show-post.ts'

export const communityApi = serve(
  communityContract,
  {
    listPosts,
    showPost,
    listPostProducts,
    listProductPosts,
    likePost,
    dislikePost,
    addComment,
    removeComment,
    reportComment,
    listComments,
    listMyComments,
    listLiked,
    listDisliked,
  },
  {
    listPosts: markPosts,
    showPost: markPost,
    listPostProducts: markFavourites,
    listComments: markMine,
  },
)
