import { type List, listReacted } from './list-reacted.ts'

export const listDisliked: List = listReacted(-1)
