const longEnoughInMs = 60_000 // for the browser to have taken the bytes, the question where to save included

/** Saves bytes under a name, as a press on a link to them would. */
export const saveFile = (bytes: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), longEnoughInMs)
}
