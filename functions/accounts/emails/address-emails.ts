/** The e-mails about the address of an account, in both languages. One to an address that is not confirmed carries nothing that anybody has typed. */

import { bilingual, greeting, theCouncil, type Written } from '#functions/platform/outbox/message.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'

const en = {
  /** To the address of a new account. */
  welcome: (link: string): Written => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Welcome to the portal of ${theCouncil}.`,
      'An account was registered with this email address. If it was you, open this link within 7 days to confirm the address:',
      { link },
      'You can use your account meanwhile.',
      'If it was not you, ignore this email. Somebody may have mistyped their address.',
    ],
  }),
  /** To another address that an account uses, and again to one that is not confirmed yet. */
  confirm: (link: string): Written => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Open this link within 7 days to confirm that this is the email address of your account in the portal of ${theCouncil}:`,
      { link },
      'If you have no account there, ignore this email. Somebody may have mistyped their address.',
    ],
  }),
  /** To the confirmed address that was left; its link restores it. */
  changed: (name: string, from: string, to: string, link: string): Written => ({
    subject: 'Your email address was changed',
    paragraphs: [
      greeting(name),
      `The email address of your account was changed from ${from} to ${to}.`,
      'If it was you, you do not need to do anything. If it was not you, or you have changed your mind, undo the change within 7 days:',
      { link },
      'Your account then uses this address again, every session ends, and you get a link to set a new password.',
    ],
  }),
  /** To an address that was left before anybody had confirmed it; its link restores it, with the CNIC of the account. */
  unconfirmedChanged: (link: string): Written => ({
    subject: 'Your email address was changed',
    paragraphs: [
      greeting(null),
      `An account in the portal of ${theCouncil} used this email address. It uses another one now.`,
      'If it is your account and it was not you who changed it, undo the change within 7 days. You need the CNIC of the account:',
      { link },
      'Your account then uses this address again, every session ends, and you get a link to set a new password.',
      'If you have no account there, ignore this email. Somebody may have mistyped their address.',
    ],
  }),
  /** To the address that gave way to the former one. */
  undone: (): Written => ({
    subject: 'The change of an email address was undone',
    paragraphs: [
      greeting(null),
      `An account in the portal of ${theCouncil} used this email address. The change was undone from the address before it, so that the account uses that one again. Every session has ended.`,
      'If it is your account and you do not know who undid it, please tell the council.',
    ],
  }),
}

const mistyped = 'ہو سکتا ہے کسی نے اپنا پتا لکھنے میں غلطی کی ہو۔'
const restored =
  'اس کے بعد آپ کا اکاؤنٹ دوبارہ یہی پتا استعمال کرے گا، تمام سیشن ختم ہو جائیں گے، اور آپ کو نیا پاس ورڈ مقرر کرنے کا لنک ملے گا۔'

const words: InLanguages<typeof en> = {
  en,
  ur: {
    welcome: (link) => ({
      subject: 'اپنے ای میل پتے کی تصدیق کریں',
      paragraphs: [
        `${theCouncil} کے پورٹل میں خوش آمدید۔`,
        'اس ای میل پتے کے ساتھ ایک اکاؤنٹ بنایا گیا ہے۔ اگر یہ آپ نے بنایا ہے تو پتے کی تصدیق کے لیے 7 دن کے اندر یہ لنک کھولیں:',
        { link },
        'اس دوران آپ اپنا اکاؤنٹ استعمال کر سکتے ہیں۔',
        `اگر یہ آپ نے نہیں بنایا تو اس ای میل کو نظر انداز کر دیں۔ ${mistyped}`,
      ],
    }),
    confirm: (link) => ({
      subject: 'اپنے ای میل پتے کی تصدیق کریں',
      paragraphs: [
        `اس بات کی تصدیق کے لیے کہ ${theCouncil} کے پورٹل میں آپ کے اکاؤنٹ کا ای میل پتا یہی ہے، 7 دن کے اندر یہ لنک کھولیں:`,
        { link },
        `اگر وہاں آپ کا کوئی اکاؤنٹ نہیں تو اس ای میل کو نظر انداز کر دیں۔ ${mistyped}`,
      ],
    }),
    changed: (name, from, to, link) => ({
      subject: 'آپ کا ای میل پتا تبدیل کر دیا گیا ہے',
      paragraphs: [
        greeting(name, 'ur'),
        `آپ کے اکاؤنٹ کا ای میل پتا ${isolated(from, 'ur')} کی جگہ ${isolated(to, 'ur')} کر دیا گیا ہے۔`,
        'اگر یہ آپ نے کیا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں۔ اگر یہ آپ نے نہیں کیا، یا آپ نے ارادہ بدل لیا ہے، تو 7 دن کے اندر یہ تبدیلی منسوخ کریں:',
        { link },
        restored,
      ],
    }),
    unconfirmedChanged: (link) => ({
      subject: 'آپ کا ای میل پتا تبدیل کر دیا گیا ہے',
      paragraphs: [
        greeting(null, 'ur'),
        `${theCouncil} کے پورٹل کا ایک اکاؤنٹ یہ ای میل پتا استعمال کرتا تھا۔ اب وہ کوئی اور پتا استعمال کرتا ہے۔`,
        'اگر وہ اکاؤنٹ آپ کا ہے اور یہ تبدیلی آپ نے نہیں کی تو 7 دن کے اندر اسے منسوخ کریں۔ اس کے لیے اکاؤنٹ کا شناختی کارڈ نمبر (CNIC) درکار ہے:',
        { link },
        restored,
        `اگر وہاں آپ کا کوئی اکاؤنٹ نہیں تو اس ای میل کو نظر انداز کر دیں۔ ${mistyped}`,
      ],
    }),
    undone: () => ({
      subject: 'ای میل پتے کی تبدیلی منسوخ کر دی گئی ہے',
      paragraphs: [
        greeting(null, 'ur'),
        `${theCouncil} کے پورٹل کا ایک اکاؤنٹ یہ ای میل پتا استعمال کرتا تھا۔ پہلے والے پتے سے یہ تبدیلی منسوخ کر دی گئی، اس لیے اکاؤنٹ دوبارہ وہی پتا استعمال کرتا ہے۔ تمام سیشن ختم ہو چکے ہیں۔`,
        'اگر وہ اکاؤنٹ آپ کا ہے اور آپ نہیں جانتے کہ تبدیلی کس نے منسوخ کی، تو براہِ کرم کونسل کو بتائیں۔',
      ],
    }),
  },
}

type Email = keyof typeof en

/** The e-mail of a kind about the address of an account. @param facts what its words name, such as its link */
export const addressEmail = <Kind extends Email>(
  kind: Kind,
  to: string,
  ...facts: Parameters<(typeof en)[Kind]>
) => bilingual(to, (language) => (words[language][kind] as (...given: typeof facts) => Written)(...facts))
