import { type React, reactWith } from './react-to-post.ts'

export const dislikePost: React = reactWith(-1)
