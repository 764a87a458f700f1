/** What was pasted, or the bytes of a file as JSON carries them. */
export type Source = string | { base64: string }

/** The server reads CSV, Chinese Windows' too, and XLSX; the browser only hands the bytes on. */
export const readFile = (file: File): Promise<Source> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error))
    reader.addEventListener('load', () => {
      const address = String(reader.result)
      resolve({ base64: address.slice(address.indexOf(',') + 1) })
    })
    reader.readAsDataURL(file)
  })
