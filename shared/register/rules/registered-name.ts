/** Whether a name on somebody's paper is the one in the register. */
import { titles, type Word, wordsOf } from './name-folding.ts'

/** 'alike': it may be the same name by its sound, in another spelling, order or script. */
type NameLikeness = 'same' | 'alike' | 'different'

/** How people shorten a first name that nearly every second man has. */
const shortened: Record<string, string> = {
  mohd: 'muhammad',
  muhd: 'muhammad',
  mhd: 'muhammad',
  md: 'muhammad',
}

const writtenIn = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼʻ`´′]/g, '')
    .split(/[\s.,\-\u2010-\u2015]+/)
    .filter((word) => word !== '' && !titles.has(word))
    .map((word) => shortened[word] ?? word)
    .join(' ')

/** Umar is not Amir, while in Urdu letters either may begin with any vowel. */
const beginning = ({ written }: Word): string =>
  /^(?:[ou](?![wv])|au)/.test(written) ? 'u' : /^[aei]/.test(written) ? 'a' : ''
const soundsLike = (one: Word, other: Word): boolean => {
  const begun = new Set([beginning(one), beginning(other)].filter(Boolean))
  return one.sound === other.sound && one.ending === other.ending && begun.size < 2
}

const isInitial = ({ written }: Word): boolean => written.length === 1
const initialOf = (initial: Word, word: Word): boolean =>
  isInitial(initial) && initial.written === word.sound.slice(0, 1)

/** Takes from `left` the first word that pairs with each of `words`; those that pair with none remain. */
const pairOff = (words: Word[], left: Word[], pairs: (one: Word, other: Word) => boolean): Word[] =>
  words.filter((word) => {
    const place = left.findIndex((other) => pairs(word, other))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })

/** Each word pairs with one of the other name by its sound, or as its initial; initials alone are no name. */
const soundAlike = (asked: Word[], held: Word[]): boolean => {
  if (asked.every(isInitial) || held.every(isInitial)) return false
  const left = [...held]
  const unpaired = pairOff(asked, left, soundsLike)
  if (unpaired.length === asked.length) return false
  const none = pairOff(unpaired, left, (one, other) => initialOf(one, other) || initialOf(other, one))
  return none.length === 0 && left.length === 0
}

const joined = (words: Word[]): Word => ({
  written: words.map(({ written }) => written).join(''),
  sound: words.map(({ sound, ending }) => sound + ending).join(''),
  ending: '',
})

/** Compares all words: a name with one more or one fewer is another name. */
export const compareNames = (asked: string, held: string): NameLikeness => {
  const [written, heldWritten] = [writtenIn(asked), writtenIn(held)]
  if (written !== '' && written === heldWritten) return 'same'
  const [words, heldWords] = [wordsOf(asked), wordsOf(held)]
  return soundAlike(words, heldWords) || (words.length > 0 && soundsLike(joined(words), joined(heldWords)))
    ? 'alike'
    : 'different'
}
