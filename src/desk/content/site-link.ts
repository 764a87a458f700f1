/** A page of this site, or one elsewhere that is reached safely; the call takes nothing else. */
export const isSiteLink = (typed: string): boolean => /^(\/(?!\/)\S*|https:\/\/\S+)$/.test(typed.trim())
