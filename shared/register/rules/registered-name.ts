/** Whether a name on somebody's paper is the one in the register. */
import { foldName } from './name-folding.ts'

/** 'alike': the same person's name by its sound, in another spelling, order or script. */
type NameLikeness = 'same' | 'alike' | 'different'

/** Written before or after names, and in no register. */
const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'prof', 'pharmacist', 'rph', 'ڈاکٹر'])

/** How people shorten a first name that nearly every second man has. */
const shortened: Record<string, string> = {
  mohd: 'muhammad',
  muhd: 'muhammad',
  mhd: 'muhammad',
  md: 'muhammad',
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼʻ`´′]/g, '')
    .split(/[\s.,\-\u2010-\u2015]+/)
    .filter((word) => word !== '' && !titles.has(word))
    .map((word) => shortened[word] ?? word)

interface Word {
  written: string
  sound: string
}
const soundsOf = (words: string[]): Word[] =>
  words.map((written) => ({ written, sound: foldName(written).join('') })).filter(({ sound }) => sound !== '')

const isInitial = ({ written }: Word): boolean => [...written].length === 1
const initialOf = (initial: Word, word: Word): boolean =>
  isInitial(initial) && initial.sound === word.sound.slice(0, 1)

/** Takes from `left` the first word that pairs with each of `words`; those that pair with none remain. */
const pairOff = (words: Word[], left: Word[], pairs: (one: Word, other: Word) => boolean): Word[] =>
  words.filter((word) => {
    const place = left.findIndex((other) => pairs(word, other))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })

/** Each word pairs with one of the other name by its sound, or as its initial; initials alone are no name. */
const soundAlike = (asked: Word[], held: Word[]): boolean => {
  const left = [...held]
  const unpaired = pairOff(asked, left, (one, other) => one.sound === other.sound)
  if (unpaired.length === asked.length) return false
  const none = pairOff(unpaired, left, (one, other) => initialOf(one, other) || initialOf(other, one))
  return none.length === 0 && left.length === 0
}

const joined = (words: Word[]): string => words.map(({ sound }) => sound).join('')

/** Compares all words: a name with one more or one fewer is another name. */
export const compareNames = (asked: string, held: string): NameLikeness => {
  const [one, other] = [wordsOf(asked), wordsOf(held)]
  if (one.length > 0 && one.join(' ') === other.join(' ')) return 'same'
  const [sounds, heldSounds] = [soundsOf(one), soundsOf(other)]
  if (sounds.length === 0 || heldSounds.length === 0) return 'different'
  const alike = soundAlike(sounds, heldSounds) || joined(sounds) === joined(heldSounds)
  return alike ? 'alike' : 'different'
}
