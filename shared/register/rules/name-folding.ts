/** Names reduced to their sound, so that staff find "Muhammad" by typing "Mohammed" or "محمد". For searching only, never shown. */

/** Urdu letters by the Latin one they sound like. */
const urdu: Record<string, string> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ٹ: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'c', ح: 'h', خ: 'k' },
  ...{ د: 'd', ڈ: 'd', ذ: 'z', ز: 'z', ژ: 'z', ض: 'z', ظ: 'z', ر: 'r', ڑ: 'r', ش: 's', غ: 'g', ف: 'f' },
  ...{ ق: 'k', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', ہ: 'h', ھ: 'h', ه: 'h', ة: 'h' },
  ...{ ا: 'a', آ: 'a', ع: 'a', ی: 'y', ے: 'y', ي: 'y', و: 'w' },
}

/** Spellings of one sound. */
const sounds: [RegExp, string][] = [
  [/sh|ch/g, 's'],
  [/kh|q/g, 'k'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/c/g, 's'],
  [/x/g, 'ks'],
]

const latin = (word: string): string =>
  [...word.normalize('NFKD').toLowerCase()].map((letter) => urdu[letter] ?? letter).join('')

/** How a word begins, then its consonants, each once in a row: "Siddiqui", "Siddique" and "صدیقی" are all "sdk". */
const foldWord = (word: string): string => {
  const spoken = sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin(word))
  const letters = spoken
    .replace(/[^a-z]/g, '')
    .replace(/^v/, 'w')
    .replace(/^[aeiou]/, 'a')
  const consonants = letters.slice(0, 1) + letters.slice(1).replace(/[aeiouyvw]/g, '')
  return consonants.replace(/(.)\1+/g, '$1')
}

/** Left out of a word: O’Neil, O'Neil and ONeil are one name. */
const apostrophes = /['’‘ʼʻ`´′]/g

const foldWords = (name: string): string[] =>
  name
    .split(/[\s.\-\u2010-\u2015]/)
    .map(foldWord)
    .filter((word) => word !== '')

/** The folded words of a name, in their order; words without a letter are left out. */
export const foldName = (name: string): string[] => foldWords(name.replace(apostrophes, ''))

/** The folded words as `foldName`, and, for a name with an apostrophe, those with a space in its place: "Neil" finds O'Neil. */
export const foldSpellings = (name: string): string[][] =>
  name.search(apostrophes) < 0
    ? [foldName(name)]
    : [foldName(name), foldWords(name.replace(apostrophes, ' '))]

/** Whether two names sound the same; one without letters is like no other. */
export const isSameName = (one: string, other: string): boolean => {
  const folded = foldName(one).join(' ')
  return folded !== '' && folded === foldName(other).join(' ')
}
