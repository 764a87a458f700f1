import { type List, listReacted } from './list-reacted.ts'

export const listLiked: List = listReacted(1)
