/** Passwords that attackers try first: a public list, repeated words, rows of keys, and words around this council. */
import { lettersAndDigits } from '#shared/rules/password.ts'

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

/** Whether a new password is one that attackers try first. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
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
    isLocalWord(guess)
  )
}
