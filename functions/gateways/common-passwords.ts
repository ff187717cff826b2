/** Passwords that guessers try first: a public list, doubled words, keyboard walks and the words of this council. */
import { lettersAndDigits } from '#shared/rules/password.ts'

const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb',
]
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')])
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

/** A walk along the keys, perhaps typed twice: "qwertyuiop", "asdfghjklasdfghjkl". */
const isWalk = (text: string): boolean =>
  text.length >= 4 && walks.some((walk) => (walk + walk).includes(text))

const isLocalWord = (text: string): boolean => localWords.includes(text.replace(/\d+$/, ''))

/** Whether a new password is among those that are tried first. */
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
    isWalk(guess) ||
    isLocalWord(guess)
  )
}
