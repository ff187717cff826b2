/** What a holder is told of a change of their entry, in both languages. */
import type { InLanguages } from '#shared/kit/languages.ts'
import type { RegistrationEvent } from '#shared/register/records/registration.ts'

interface Text {
  subject: string
  said: (number: string, since: string) => string
}

const texts = {
  SUSPENDED: {
    subject: 'Your registration is suspended',
    said: (number, since) =>
      `The council has suspended your registration ${number} from ${since}. While it is suspended you must not practise as a pharmacist.`,
  },
  REINSTATED: {
    subject: 'The suspension of your registration ends',
    said: (number, since) => `Your registration ${number} is no longer suspended from ${since}.`,
  },
  REMOVED: {
    subject: 'Your registration is removed from the register',
    said: (number, since) =>
      `The council has removed your registration ${number} from the register from ${since}. You must not practise under it.`,
  },
  RESTORED: {
    subject: 'Your registration is in the register again',
    said: (number, since) => `The council has restored your registration ${number} from ${since}.`,
  },
  UNLINKED: {
    subject: 'A registration was taken from your account',
    said: (number, since) =>
      `On ${since} the council took the registration ${number} from your account, because it was linked by mistake.`,
  },
  LETTER_ISSUED: {
    subject: 'Your letter of good standing is ready',
    said: (number, since) =>
      `On ${since} the council issued the letter of good standing of your registration ${number} that you asked for. You can open and print it in the portal.`,
  },
  CORRECTED: {
    subject: 'Your entry in the register was corrected',
    said: (number, since) => `The particulars of your registration ${number} were corrected on ${since}.`,
  },
  HOLD_SET: {
    subject: 'There is a hold on your registration',
    said: (number, since) =>
      `On ${since} a hold was put on your registration ${number} from your account: the public register now says that you ask to be seen in person first.`,
  },
  HOLD_ENDED: {
    subject: 'The hold on your registration has ended',
    said: (number, since) =>
      `On ${since} the hold on your registration ${number} was ended from your account.`,
  },
} satisfies Partial<Record<RegistrationEvent, Text>>

type ToldEvent = keyof typeof texts
export const isToldEvent = (event: RegistrationEvent): event is ToldEvent => event in texts

const textsInUrdu: Record<ToldEvent, Text> = {
  SUSPENDED: {
    subject: 'آپ کی رجسٹریشن معطل کر دی گئی ہے',
    said: (number, since) =>
      `کونسل نے آپ کی رجسٹریشن ${number} مورخہ ${since} سے معطل کر دی ہے۔ معطلی کے دوران آپ بطور فارماسسٹ کام نہیں کر سکتے۔`,
  },
  REINSTATED: {
    subject: 'آپ کی رجسٹریشن کی معطلی ختم ہو رہی ہے',
    said: (number, since) => `آپ کی رجسٹریشن ${number} مورخہ ${since} سے معطل نہیں رہے گی۔`,
  },
  REMOVED: {
    subject: 'آپ کی رجسٹریشن رجسٹر سے خارج کر دی گئی ہے',
    said: (number, since) =>
      `کونسل نے آپ کی رجسٹریشن ${number} مورخہ ${since} سے رجسٹر سے خارج کر دی ہے۔ آپ اس کے تحت کام نہیں کر سکتے۔`,
  },
  RESTORED: {
    subject: 'آپ کی رجسٹریشن دوبارہ رجسٹر میں شامل ہے',
    said: (number, since) => `کونسل نے آپ کی رجسٹریشن ${number} مورخہ ${since} سے بحال کر دی ہے۔`,
  },
  UNLINKED: {
    subject: 'ایک رجسٹریشن آپ کے اکاؤنٹ سے الگ کر دی گئی ہے',
    said: (number, since) =>
      `کونسل نے ${since} کو رجسٹریشن ${number} آپ کے اکاؤنٹ سے الگ کر دی، کیونکہ وہ غلطی سے منسلک ہو گئی تھی۔`,
  },
  LETTER_ISSUED: {
    subject: 'آپ کا لیٹر آف گڈ اسٹینڈنگ تیار ہے',
    said: (number, since) =>
      `کونسل نے ${since} کو آپ کی رجسٹریشن ${number} کا لیٹر آف گڈ اسٹینڈنگ جاری کر دیا ہے جس کی آپ نے درخواست کی تھی۔ آپ اسے پورٹل میں کھول کر پرنٹ کر سکتے ہیں۔`,
  },
  CORRECTED: {
    subject: 'رجسٹر میں آپ کے اندراج کی درستی کی گئی ہے',
    said: (number, since) => `آپ کی رجسٹریشن ${number} کے کوائف ${since} کو درست کیے گئے۔`,
  },
  HOLD_SET: {
    subject: 'آپ کی رجسٹریشن پر روک لگائی گئی',
    said: (number, since) =>
      `${since} کو آپ کے اکاؤنٹ سے رجسٹریشن ${number} پر روک لگائی گئی: عوامی رجسٹر اب کہتا ہے کہ پہلے آپ سے خود ملا جائے۔`,
  },
  HOLD_ENDED: {
    subject: 'آپ کی رجسٹریشن کی روک ختم ہو گئی',
    said: (number, since) => `${since} کو آپ کے اکاؤنٹ سے رجسٹریشن ${number} کی روک ختم کی گئی۔`,
  },
}

const en = {
  texts: texts as Record<ToldEvent, Text>,
  publicly: (wording: string) => `The public register says: ${wording}`,
  accountFollowed: 'Your account in the portal, and what you print from now on, say the same.',
  newCertificate:
    'Your certificate on paper says what the register said before. Ask the office for a new one.',
  claimAgain: 'You can claim a registration again:',
  history: 'You can read the history of your registration in the portal:',
  wrong: 'If you believe that this is wrong, please ask the council.',
  notYou: 'If it was not you, set a new password at once and tell the council.',
}

export const standingWords: InLanguages<typeof en> = {
  en,
  ur: {
    texts: textsInUrdu,
    publicly: (wording) => `عوامی رجسٹر میں درج ہے: ${wording}`,
    accountFollowed: 'پورٹل میں آپ کا اکاؤنٹ، اور اب سے آپ جو کچھ پرنٹ کریں گے، اسی کے مطابق ہو گا۔',
    newCertificate:
      'آپ کے کاغذی سرٹیفکیٹ پر رجسٹر کا سابقہ اندراج درج ہے۔ نئے سرٹیفکیٹ کے لیے دفتر سے رجوع کریں۔',
    claimAgain: 'آپ دوبارہ کسی رجسٹریشن کا دعویٰ کر سکتے ہیں:',
    history: 'آپ اپنی رجسٹریشن کی تفصیلات پورٹل میں پڑھ سکتے ہیں:',
    wrong: 'اگر آپ کے خیال میں یہ درست نہیں تو براہِ کرم کونسل سے رابطہ کریں۔',
    notYou: 'اگر یہ آپ نے نہیں کیا تو فوراً نیا پاس ورڈ مقرر کریں اور کونسل کو بتائیں۔',
  },
}
