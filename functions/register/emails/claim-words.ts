/** What people are told of a claim of an entry, in both languages. */
import { theCouncil } from '#functions/platform/outbox/message.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { objectionInDays } from '#shared/register/rules/claim.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'

interface Answer {
  subject: string
  /** @param number null where it is not quoted */
  said: (number: string | null) => string
  next: string[]
}

const en = {
  /** To the holder of the entry. */
  claimed: {
    subject: 'Somebody claims your registration number',
    said: (number: string) =>
      `Somebody else has claimed the registration number ${number}, which belongs to your account. Nothing has changed: a registrar looks at the claim.`,
    nothingToDo:
      'You do not need to do anything. If you know who it may be, or your certificate was lost or stolen, tell the council.',
  },
  /** To the address in the book. */
  told: {
    why: 'You get this email because the council’s book has this address for the registration.',
    linked: {
      subject: (number: string) => `The registration ${number} was linked to an account`,
      said: `It now belongs to an account in the portal of ${theCouncil}. If it is yours, you do not need to do anything.`,
      object: `If it was not you, object within ${objectionInDays} days, and the office looks at it. You need no account:`,
    },
    waiting: {
      subject: (number: string) => `Somebody claims the registration ${number}`,
      said: `Somebody with an account in the portal of ${theCouncil} says that it is theirs. Nothing has changed yet.`,
      object: 'If it was not you, object at once, and the office looks at it. You need no account:',
    },
    code: {
      enter: (code: string) =>
        `If it was you, enter this code within two days on the page of your claim: ${code}`,
      secret: 'Give the code to nobody. The council never asks for it.',
    },
  },
  /** To the person who claims. */
  answered: {
    registrarWrites: (reason: string) => `The registrar writes: ${reason}`,
    held: {
      subject: 'Somebody has objected to your claim',
      said: () => `${linkHeld}.`,
      next: [
        'Bring your original certificate and your CNIC to the office, which decides whose registration it is.',
      ],
    } as Answer,
    linked: {
      subject: 'Your registration is linked to your account',
      said: () => 'Your registration is now linked to your account. You see its standing on your dashboard.',
      next: [],
    } as Answer,
    refused: {
      subject: 'Your claim was refused',
      said: (number) =>
        number === null
          ? 'The council could not link the registration number that you claimed to your account.'
          : `The council could not link the registration number ${number} to your account.`,
      next: ['You can send another claim, or bring your certificate to the office:'],
    } as Answer,
  },
}

export const claimWords: InLanguages<typeof en> = {
  en,
  ur: {
    claimed: {
      subject: 'کسی نے آپ کے رجسٹریشن نمبر کا دعویٰ کیا ہے',
      said: (number) =>
        `کسی اور شخص نے رجسٹریشن نمبر ${number} کا دعویٰ کیا ہے، جو آپ کے اکاؤنٹ سے منسلک ہے۔ ابھی کچھ نہیں بدلا: رجسٹرار اس دعوے کا جائزہ لیں گے۔`,
      nothingToDo:
        'آپ کو کچھ کرنے کی ضرورت نہیں۔ اگر آپ جانتے ہیں کہ یہ کون ہو سکتا ہے، یا آپ کا سرٹیفکیٹ گم یا چوری ہو گیا تھا، تو کونسل کو بتائیں۔',
    },
    told: {
      why: 'یہ ای میل آپ کو اس لیے بھیجی گئی ہے کہ کونسل کی کتاب میں اس رجسٹریشن کے لیے یہی پتہ درج ہے۔',
      linked: {
        subject: (number) => `رجسٹریشن ${number} ایک اکاؤنٹ سے منسلک کر دی گئی ہے`,
        said: `یہ اب ${theCouncil} کے پورٹل کے ایک اکاؤنٹ سے منسلک ہے۔ اگر وہ اکاؤنٹ آپ کا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں۔`,
        object: `اگر یہ آپ نے نہیں کیا تو ${objectionInDays} دن کے اندر اعتراض کریں، دفتر اس کا جائزہ لے گا۔ اس کے لیے اکاؤنٹ کی ضرورت نہیں:`,
      },
      waiting: {
        subject: (number) => `کسی نے رجسٹریشن ${number} کا دعویٰ کیا ہے`,
        said: `${theCouncil} کے پورٹل میں اکاؤنٹ رکھنے والے ایک شخص کا کہنا ہے کہ یہ رجسٹریشن اس کی ہے۔ ابھی کچھ نہیں بدلا۔`,
        object:
          'اگر یہ آپ نے نہیں کیا تو فوراً اعتراض کریں، دفتر اس کا جائزہ لے گا۔ اس کے لیے اکاؤنٹ کی ضرورت نہیں:',
      },
      code: {
        enter: (code) =>
          `اگر یہ دعویٰ آپ نے کیا ہے تو دو دن کے اندر اپنے دعوے کے صفحے پر یہ کوڈ درج کریں: ${code}`,
        secret: 'یہ کوڈ کسی کو نہ دیں۔ کونسل کبھی یہ کوڈ نہیں مانگتی۔',
      },
    },
    answered: {
      registrarWrites: (reason) => `رجسٹرار لکھتے ہیں: ${reason}`,
      held: {
        subject: 'کسی نے آپ کے دعوے پر اعتراض کیا ہے',
        said: () => 'کسی نے اس دعوے پر اعتراض کیا ہے۔ دفتر کے فیصلے تک خطوط، تجدید اور تبدیلیاں رکی رہیں گی۔',
        next: ['اپنا اصل سرٹیفکیٹ اور شناختی کارڈ دفتر لائیں۔ دفتر فیصلہ کرے گا کہ رجسٹریشن کس کی ہے۔'],
      },
      linked: {
        subject: 'آپ کی رجسٹریشن آپ کے اکاؤنٹ سے منسلک کر دی گئی ہے',
        said: () =>
          'آپ کی رجسٹریشن اب آپ کے اکاؤنٹ سے منسلک ہے۔ اس کی حالت آپ اپنے ڈیش بورڈ پر دیکھ سکتے ہیں۔',
        next: [],
      },
      refused: {
        subject: 'آپ کا دعویٰ مسترد ہو گیا',
        said: (number) =>
          number === null
            ? 'کونسل وہ رجسٹریشن نمبر جس کا آپ نے دعویٰ کیا تھا، آپ کے اکاؤنٹ سے منسلک نہیں کر سکی۔'
            : `کونسل رجسٹریشن نمبر ${number} آپ کے اکاؤنٹ سے منسلک نہیں کر سکی۔`,
        next: ['آپ ایک اور دعویٰ بھیج سکتے ہیں، یا اپنا سرٹیفکیٹ دفتر لا سکتے ہیں:'],
      },
    },
  },
}
