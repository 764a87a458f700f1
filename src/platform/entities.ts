/** Rich text travels entity-encoded, as the specification has it, and is decoded where it is shown. */
const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const CHARACTERS = Object.fromEntries(Object.entries(NAMES).map(([character, name]) => [name, character]))

export const encodeEntities = (html: string) =>
  html.replace(/[&<>"']/g, (character) => NAMES[character] ?? character)

export const decodeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => CHARACTERS[name] ?? name)
