import { collectionTimes, collectionTimesInUrdu } from '#shared/applications/rules/certificate-collection.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { englishTexts, type InformationTexts } from './english-texts.ts'
import { urduTexts } from './urdu-texts.ts'

/** By the address of the page, without its language. */
export const informationTexts: InLanguages<InformationTexts> = { en: englishTexts, ur: urduTexts }

const en = { contact: 'Contact the council', collection: `Certificates are handed over ${collectionTimes}.` }

/** What stands on each of these pages. */
export const informationWords: InLanguages<typeof en> = {
  en,
  ur: {
    contact: 'کونسل سے رابطہ',
    collection: `سرٹیفکیٹ ${collectionTimesInUrdu} دیے جاتے ہیں۔`,
  },
}
