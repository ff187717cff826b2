/** The two languages of the council: English is everywhere, Urdu is added where people read without staff beside them. */

export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/** What is said, once for each language: a sentence that is missing in one of them does not compile. */
export type InLanguages<Words> = Record<Language, Words>

const [isolate, endOfIsolate] = ['\u2068', '\u2069']

/**
 * A fact in a sentence (a number, a date, English words): in Urdu it keeps its own direction, and 23-01-2027 its order. Each
 * line by itself, because the direction ends with its line.
 */
export const isolated = (fact: string, language: Language): string =>
  language === 'ur' ? fact.replace(/.+/g, (line) => `${isolate}${line}${endOfIsolate}`) : fact
