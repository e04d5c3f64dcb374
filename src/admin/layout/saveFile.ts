/** Downloads a file from memory. */
export function saveFile(name: string, type: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
