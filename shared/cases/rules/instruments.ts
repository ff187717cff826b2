/** Lower case where a word follows others, unless it is an abbreviation. */
const withinSentence = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The instruments for paying a fee, for a sentence: "Pay order, demand draft or banker's cheque". */
export const instrumentsInWords = (instruments: readonly string[]): string => {
  const words = instruments.map((text, index) => (index === 0 ? text : withinSentence(text)))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
