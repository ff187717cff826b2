/** What the buttons for a paper say, in both languages. */
import type { InLanguages } from '#shared/kit/languages.ts'

interface PaperWords {
  types: string
  takePhoto: string
  chooseFile: string
}

export const paperWords: InLanguages<PaperWords> = {
  en: {
    types: 'JPG, PNG or PDF. We make large photos smaller.',
    takePhoto: 'Take a photo',
    chooseFile: 'Choose a file',
  },
  ur: {
    types: 'JPG، PNG یا PDF۔ بڑی تصویریں ہم خود چھوٹی کر دیتے ہیں۔',
    takePhoto: 'تصویر لیں',
    chooseFile: 'فائل منتخب کریں',
  },
}
