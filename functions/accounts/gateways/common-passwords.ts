/** Passwords that attackers try first: a public list, repeated words, rows of keys, words around this council, and their usual disguises. */
import { lettersAndDigits } from '#shared/accounts/rules/password.ts'

const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb',
]
const keyRows = rows.flatMap((row) => [row, [...row].reverse().join('')])
const localWords = [
  'pharmacy',
  'pharmacist',
  'pharmacycouncil',
  'council',
  'punjab',
  'pakistan',
  'lahore',
  'karachi',
  'islamabad',
  'rawalpindi',
  'faisalabad',
  'multan',
  'peshawar',
  'quetta',
  'pakistanzindabad',
  'zindabad',
  'bismillah',
  'mashallah',
  'inshallah',
  'alhamdulillah',
  'subhanallah',
  'allahuakbar',
  'medicine',
  'hospital',
]

let list: Promise<Set<string>> | undefined
const publicList = (): Promise<Set<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}

const isRepetition = (text: string): boolean => /^(.{1,8})\1+$/u.test(text)

/** Neighbouring keys in order, perhaps twice: "qwertyuiop", "asdfghjklasdfghjkl". */
const isKeyRow = (text: string): boolean =>
  text.length >= 4 && keyRows.some((row) => (row + row).includes(text))

const isLocalWord = (text: string): boolean => localWords.includes(text.replace(/\d+$/, ''))

const disguises: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '9': 'g', '!': 'i', '1': 'i', '0': 'o', $: 's', '5': 's' },
  ...{ '7': 't', '+': 't' },
}
const undisguised = (text: string, one: 'i' | 'l'): string =>
  [...text].map((sign) => (sign === '1' ? one : (disguises[sign] ?? sign))).join('')

/** So many digits and signs around a word make it no harder to guess: "786", "2024!". */
const mostAround = 4
const shortestWord = 4

/** The password without some of the digits and signs before and after it; each result contains a letter. */
const innerTexts = (text: string): string[] => {
  const before = /^\P{L}*/u.exec(text)?.[0].length ?? 0
  const behind = /\P{L}*$/u.exec(text)?.[0].length ?? 0
  if (before === text.length) return []
  const upTo = (most: number) => Array.from({ length: Math.min(most, mostAround) + 1 }, (_, count) => count)
  return upTo(before).flatMap((first) =>
    upTo(Math.min(behind, mostAround - first)).map((last) => text.slice(first, text.length - last)),
  )
}

/** A word of the list or of this council, perhaps with letters written as digits and signs: "P@ssw0rd1", "Bismillah786". */
const isDisguisedWord = (password: string, known: ReadonlySet<string>): boolean =>
  innerTexts(password.normalize('NFKC').toLowerCase())
    .flatMap((inner) => [inner, undisguised(inner, 'i'), undisguised(inner, 'l')])
    .map(lettersAndDigits)
    .some((word) => word.length >= shortestWord && (known.has(word) || localWords.includes(word)))

/** Whether a new password is one that attackers try first. */
export const isCommon = async (password: string): Promise<boolean> => {
  const known = await publicList()
  const guess = lettersAndDigits(password)
  const halves = guess.slice(0, guess.length / 2)
  return (
    known.has(password.toLowerCase()) ||
    known.has(guess) ||
    (halves + halves === guess && known.has(halves)) ||
    isRepetition(password) ||
    isRepetition(guess) ||
    isKeyRow(guess) ||
    isLocalWord(guess) ||
    isDisguisedWord(password, known)
  )
}

export const isCommonPassword = () => isCommon
