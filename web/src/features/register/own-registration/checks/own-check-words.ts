/** What the page about checks by name says to a holder, in both languages. */
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { checkOutcomeLabels } from '#shared/register/rules/concern-words.ts'
import { checkAnswerLabels } from '#shared/register/rules/register-check.ts'
import type { CheckAnswer, CheckPurpose } from '#shared/vocabulary/register.ts'

const en = {
  title: 'Who asked about me',
  back: 'Your registration',
  lead: 'Organisations that asked the register about you in their own name. The name is what they gave; the address was confirmed. Whoever only looks at the public register gives no name and is not listed.',
  none: 'Nobody has asked about you by name.',
  email: 'Confirmed email address',
  purpose: 'What for',
  purposes: {
    employment: 'Employment',
    licence: 'Drug sale licence',
    other: 'Another purpose',
  } as Record<CheckPurpose, string>,
  premises: 'Premises',
  asked: 'Asked on',
  answer: 'The register said',
  know: 'I know of it',
  notMe: 'Not me',
  replies: { known: 'You know of it.', 'not-me': 'You have told the council that you know nothing of it.' },
  notMeTitle: 'Tell the council?',
  notMeText: (organisation: string) =>
    `The council’s office then asks ${organisation} why it wanted to know about you. Press this only if you know nothing of it: you cannot take it back.`,
  notMeSend: 'Not me: tell the council',
  sending: 'Sending…',
  answered: (day: string) => `The council answered on ${day}:`,
  found: checkOutcomeLabels.en,
  stopped: 'It may not ask by name for a year.',
  answers: checkAnswerLabels as Partial<Record<CheckAnswer, string>>,
}

export const ownCheckWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'میرے بارے میں کس نے پوچھا',
    back: 'آپ کی رجسٹریشن',
    lead: 'وہ ادارے جنہوں نے اپنے نام سے رجسٹر سے آپ کے بارے میں پوچھا۔ نام وہ ہے جو انہوں نے بتایا؛ ای میل پتہ تصدیق شدہ ہے۔ جو صرف عوامی رجسٹر دیکھتا ہے وہ نام نہیں دیتا اور یہاں درج نہیں ہوتا۔',
    none: 'کسی نے اپنے نام سے آپ کے بارے میں نہیں پوچھا۔',
    email: 'تصدیق شدہ ای میل پتہ',
    purpose: 'کس لیے',
    purposes: { employment: 'ملازمت', licence: 'ڈرگ سیل لائسنس', other: 'کوئی اور مقصد' },
    premises: 'جگہ',
    asked: 'کب پوچھا',
    answer: 'رجسٹر نے کہا',
    know: 'مجھے معلوم ہے',
    notMe: 'یہ میں نہیں',
    replies: {
      known: 'آپ کو اس کا علم ہے۔',
      'not-me': 'آپ کونسل کو بتا چکے ہیں کہ آپ اس کے بارے میں کچھ نہیں جانتے۔',
    },
    notMeTitle: 'کونسل کو بتائیں؟',
    notMeText: (organisation) =>
      `پھر کونسل کا دفتر ${isolated(organisation, 'ur')} سے پوچھتا ہے کہ وہ آپ کے بارے میں کیوں جاننا چاہتا تھا۔ یہ صرف تب دبائیں جب آپ کو اس کا کوئی علم نہ ہو: یہ واپس نہیں لیا جا سکتا۔`,
    notMeSend: 'یہ میں نہیں: کونسل کو بتائیں',
    sending: 'بھیجا جا رہا ہے…',
    answered: (day) => `کونسل نے ${isolated(day, 'ur')} کو جواب دیا:`,
    found: checkOutcomeLabels.ur,
    stopped: 'یہ ادارہ ایک سال تک اپنے نام سے نہیں پوچھ سکتا۔',
    answers: {
      'in-force': 'مؤثر',
      expired: 'مدت ختم',
      suspended: 'معطل',
      removed: 'خارج',
    },
  },
}
