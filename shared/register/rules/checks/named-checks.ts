/** What checks by name have in common for their pages and e-mails. */
import { foldDigits, plainNumber } from '#shared/kit/format.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import type { CheckPurpose } from '#shared/vocabulary/register.ts'

const mostNumbers = 20
const longestNumber = 40

/** The numbers of a text that has one to a line; commas part them too. Each once. */
export const numbersIn = (text: string): string[] => [
  ...new Map(
    text
      .split(/[\n,;،؛]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => [plainNumber(one), one]),
  ).values(),
]

/** Why a text that is not empty cannot be asked; null where it can. */
export const numbersError = (text: string): string | null => {
  const numbers = numbersIn(text)
  if (numbers.length > mostNumbers) return `Ask about at most ${mostNumbers} numbers at a time`
  const isNumber = (one: string) => /\d/.test(foldDigits(one)) && one.length <= longestNumber
  return numbers.length > 0 && numbers.every(isNumber)
    ? null
    : 'Write one registration number to a line, without names'
}

export const purposeLabels: InLanguages<Record<CheckPurpose, string>> = {
  en: { employment: 'employment', licence: 'a drug sale licence', other: 'another purpose' },
  ur: { employment: 'ملازمت', licence: 'ڈرگ سیل لائسنس', other: 'کوئی اور مقصد' },
}
