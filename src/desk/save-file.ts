/** Gives a text to whoever works here as a file. */
export const saveFile = ({ name, csv }: { name: string; csv: string }): void =>
  save(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))

/** The same for bytes, which come as base64. */
export const saveBytes = ({ name, content, type }: { name: string; content: string; type: string }): void =>
  save(name, new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type }))

function save(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
