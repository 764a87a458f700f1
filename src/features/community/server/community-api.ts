import { communityContract } from '#features/community/community-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addComment } from './add-comment.ts'
import { listComments, markMine } from './list-comments.ts'
import { listDisliked, listLiked } from './list-interactions.ts'
import { listMyComments } from './list-my-comments.ts'
import { listPosts } from './list-posts.ts'
import { markPost, markPosts } from './my-reactions.ts'
import { dislikePost, likePost } from './react-to-post.ts'
import { removeComment } from './remove-comment.ts'
import { showPost } from './show-post.ts'

export const communityApi = serve(
  communityContract,
  {
    listPosts,
    showPost,
    likePost,
    dislikePost,
    addComment,
    removeComment,
    listComments,
    listMyComments,
    listLiked,
    listDisliked,
  },
  { listPosts: markPosts, showPost: markPost, listComments: markMine },
)
