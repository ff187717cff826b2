/**
 * Names reduced to their sound, so that "Mohd", "Mohammed" and "محمد" are one name. For searching and comparing only, never
 * shown. tests/unit/shared/register/name-corpus.test.ts measures how well.
 */

/** Written before or after names, and in no register. */
export const titles = new Set(
  'dr doctor mr mrs ms mst miss prof professor engr pharmacist rph ڈاکٹر'.split(' '),
)

/** Urdu letters by the Latin ones they sound like. Capitals: an h that makes no digraph, and a beginning with any vowel. */
const urdu: Record<string, string> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ٹ: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'k' },
  ...{ د: 'd', ڈ: 'd', ذ: 'z', ز: 'z', ژ: 'z', ض: 'z', ظ: 'z', ر: 'r', ڑ: 'r', ش: 'sh', غ: 'g', ف: 'f' },
  ...{ ق: 'k', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', ہ: 'H', ھ: 'h', ه: 'H', ة: 'H' },
  ...{ ۃ: 't', ا: 'a', ع: 'A', ی: 'y', ے: 'y', ي: 'y', ى: 'y', و: 'w' },
}

/** Parts of a name that are written as one word or as several, or with letters that are not spoken, brought to one form. */
const urduParts: [RegExp, string][] = [
  [/(?<=\S\s)ال(?!یاس|طاف|ل|ماس|فت)/g, ''],
  [/(?<=\S\S)ال(?=نسا|حق|دین|رحم)/g, ' '],
  [/(?<=^|\s)(مصطف|مرتض|مجتب|بشر|سلم|یحی|عیس|موس|لیل)[یى](?=\s|$)/g, '$1ا'],
  [/[یىي]\u0670/g, 'ا'],
  [/(?<=^|\s)ا/g, 'ع'],
]
const latinParts: [RegExp, string][] = [
  [/(?<=[a-z]{2})[\s-]*(?:(?:ul+|[ai]ll)a*[hH]|ul+a)\b/g, ' ullah'],
  [/\b[aA]bd(?:[aeiou]l|u([rsdntz])(?=\1|[\s-])|u)[\s-]*(?=[a-zA]{3})/g, 'abd '],
  [/\b[aA]b[uw]+[\s-]*(?=b)/g, 'abu '],
  [/\bum+[ie](?=[b-df-hj-np-tv-z][a-z]{4})/g, 'um '],
  // What follows the Arabic article in many names.
  [
    /(?<=[a-z]{2})[\s-]*u[lrsdnz]{0,2}[\s-]*(?=(?:ha?qu?e?|hu[qk]|hak|r[ea]h?ma+n|d[ie]+n|nis+a|a[iy]n|islam|hass?an)\b)/g,
    ' ',
  ],
  [/(?<=[a-z]{2})u([rsdnz])[\s-]+(?=\1)/g, ' '],
  [/[\s-]+(?=z(?:[ae][iy]|yy)\b)/g, ''],
]
/** Articles and joining vowels, as words of their own. */
const particle = /^(?:t?u[lrsdnz]|al|el|e|i)$/

/** Names that are shortened, or written in more ways than the rules for sounds bring together. */
const known: [RegExp, string][] = [
  [/^(?:m|md|mhd|muhd|mohd|m[uo]?h[aou]?m+[aeiu]?d)$/, 'mhmd'],
  [/^m[ae]?h?m(?:oo|ou|[uow])d$/, 'mhmwd'],
  [/^(?:ch|ch[aouw]+[wv]?[hH]?d+h?[aeiu]*r+[iye]+)$/, 'cdr'],
  [/^s(?:y+|a+i?y+)[eai]?d+a?[hH]?$/, 'syd'],
  [/^[ua]l+a?[hH]$/, 'alh'],
  [/^[aA]bd(?:[aeiou]?l|u[rs])$/, 'abd'],
  [/^sh$/, 'xk'],
  [/^gh$/, 'glm'],
]

/** Spellings of one sound. */
const sounds: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/sh/g, 'x'],
  [/ck|kh|q/g, 'k'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
]

const spell = (text: string, rules: [RegExp, string][]): string =>
  rules.reduce((spelt, [found, put]) => spelt.replace(found, put), text)

export interface Word {
  /** In Latin letters. */
  written: string
  /** How it begins, then its consonants, each once in a row: "Siddiqui", "Siddique" and "صدیقی" are all "sdk". */
  sound: string
  /** A last "a", which tells Khalida from Khalid. */
  ending: 'a' | ''
}

const wordOf = (written: string): Word => {
  const short = known.find(([form]) => form.test(written))?.[1]
  if (short) return { written, sound: short, ending: '' }
  const spoken = spell(written, sounds)
  const sound = spoken
    .replace(/^v/, 'w')
    .replace(/^[aeiouA]/, 'a')
    .replace(/(?<=[^ouw])h$|(?<=.)H$/, '')
    .replace(/(?<=.)[aeiouyvwA]/g, '')
    .toLowerCase()
    .replace(/(.)\1+/g, '$1')
  return { written, sound, ending: /.(?:ah?|H)$/.test(spoken) ? 'a' : '' }
}

/** Left out of a word: O’Neil, O'Neil and ONeil are one name. */
const apostrophes = /['’‘ʼʻ`´′]/g

/** The words of a name without titles and particles, in their order; those without a letter are left out. */
export const wordsOf = (name: string): Word[] => {
  const named = name
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, '')
    .split(/[\s.,]+/)
    .filter((word) => !titles.has(word))
    .join(' ')
  const letters = spell(named, urduParts).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const latin = [...letters].map((letter) => urdu[letter] ?? letter).join('')
  return spell(latin, latinParts)
    .split(/[\s\-\u2010-\u2015]+/)
    .map((word) => word.replace(/[^a-zAH]/g, ''))
    .filter((word) => word !== '' && !particle.test(word))
    .map(wordOf)
}

/** The folded words of a name, as a search compares them. */
export const foldName = (name: string): string[] => wordsOf(name).map(({ sound }) => sound)

/** The folded words, and, for a name with an apostrophe, those with a space in its place: "Neil" finds O'Neil. */
export const foldSpellings = (name: string): string[][] =>
  name.search(apostrophes) < 0 ? [foldName(name)] : [foldName(name), foldName(name.replace(apostrophes, ' '))]

/** Whether two names sound the same; one without letters is like no other. */
export const isSameName = (one: string, other: string): boolean => {
  const [said, otherSaid] = [one, other].map((name) =>
    wordsOf(name)
      .map(({ sound, ending }) => sound + ending)
      .join(' '),
  )
  return said !== '' && said === otherSaid
}
