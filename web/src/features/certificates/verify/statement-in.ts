/** The part after `#` in an address, or the code itself; spaces and line breaks from copying are removed. */
export const statementIn = (pasted: string): string => {
  const text = pasted.replace(/\s/g, '')
  return text.slice(text.lastIndexOf('#') + 1)
}
