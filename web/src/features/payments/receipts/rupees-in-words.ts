const small =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const upToNineteen = small.split(' ')
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const sizes = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

const joined = (words: (string | undefined)[], by: string): string => words.filter(Boolean).join(by)

/** Of 0 nothing. */
const inWords = (count: number): string => {
  const [size, name] = sizes.find(([least]) => count >= least) ?? []
  if (size) return joined([inWords(Math.floor(count / size)), name, inWords(count % size)], ' ')
  if (count < 20) return upToNineteen[count] ?? ''
  return joined([tens[Math.floor(count / 10)], upToNineteen[count % 10]], '-')
}

/** As Pakistani cheques say it: "Rupees one lakh twenty-five thousand only". */
export const rupeesInWords = (rupees: number): string => {
  const all = Math.round(rupees * 100)
  const paisas = all % 100
  const rest = paisas > 0 ? ` and ${inWords(paisas)} ${paisas === 1 ? 'paisa' : 'paisas'}` : ''
  return `Rupees ${inWords(Math.floor(all / 100)) || 'zero'}${rest} only`
}
