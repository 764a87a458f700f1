const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Rich text travels so, as the specification has it, and is decoded where it is shown. */
export const encodeEntities = (html: string) =>
  html.replace(/[&<>"']/g, (character) => NAMES[character] ?? character)
