import { type React, reactWith } from './react-to-post.ts'

export const likePost: React = reactWith(1)
