/** The meaning of a standing, for everybody who reads the register. */
import type { InLanguages } from '#shared/kit/languages.ts'
import type { PublicWording, Standing } from '../records/standing.ts'

export const standingMeanings: Record<Standing, string> = {
  active: 'This person is registered today and may practise as a pharmacist.',
  expired: 'The registration has ended and was not renewed yet. It does not count today.',
  suspended: 'The council has suspended the registration. This person must not practise at present.',
  removed: 'The registration is no longer in the register. This person must not practise under it.',
}

/** What everybody reads while a holder asks for it. */
export const holdSentence: InLanguages<string> = {
  en: 'The holder asks to be seen in person before this registration is relied on.',
  ur: 'رجسٹریشن والے کی درخواست ہے کہ اس رجسٹریشن پر بھروسہ کرنے سے پہلے ان سے خود ملا جائے۔',
}

/** The closed list of what is said in public about a suspension or a removal. */
export const wordingSentences: InLanguages<Record<PublicWording, string>> = {
  en: {
    'own-request': 'At the person’s own request.',
    died: 'The person has died.',
    decision: 'By a decision of the council.',
    inquiry: 'While an inquiry is under way. Nothing has been decided.',
    court: 'By an order of a court.',
    mistake: 'The entry was made by mistake.',
    'not-renewed': 'It was not renewed in time.',
  },
  ur: {
    'own-request': 'اس شخص کی اپنی درخواست پر۔',
    died: 'اس شخص کا انتقال ہو چکا ہے۔',
    decision: 'کونسل کے فیصلے سے۔',
    inquiry: 'جب تک تحقیقات جاری ہیں۔ ابھی کوئی فیصلہ نہیں ہوا۔',
    court: 'عدالت کے حکم سے۔',
    mistake: 'اندراج غلطی سے ہوا تھا۔',
    'not-renewed': 'وقت پر تجدید نہیں ہوئی۔',
  },
}
