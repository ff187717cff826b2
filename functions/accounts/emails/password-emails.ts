/** The words of the e-mails about how an applicant signs in, in both languages. */
import type { Written } from '#functions/platform/outbox/message.ts'
import type { InLanguages } from '#shared/kit/languages.ts'

/** What follows the greeting. */
type Words = (link: string) => Written

const en = {
  reset: (link) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, probably you, asked to set a new password for your account. Open this link within 30 minutes:',
      { link },
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  }),
  /** After a change was undone, and nobody can sign in with the password that was set before. */
  resetOfVoid: (link) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Your account has no password since a change of it was undone. Open this link within 30 minutes to set a new one:',
      { link },
      'Later you get another link with “Forgot password”.',
    ],
  }),
  changed: (link) => ({
    subject: 'Your account was changed',
    paragraphs: [
      'The password of your account was changed just now, and other sessions were ended.',
      'If it was you, you do not need to do anything. If it was not you, open this link at once to get your account back:',
      { link },
    ],
  }),
  sessionsEnded: (link) => ({
    subject: 'You were signed out everywhere',
    paragraphs: [
      'The council has ended every session of your account, in all browsers. Your password is as it was; sign in with it again.',
      'If you had not asked the council for this, or somebody else may know your password, set a new one:',
      { label: 'Set a new password', link },
    ],
  }),
  'passkey-added': (link) => ({
    subject: 'A passkey was added',
    paragraphs: [
      'A passkey was added to your account just now. It signs in without your password. Other sessions were ended.',
      'If it was you, you do not need to do anything. If it was not you, set a new password at once: that removes all passkeys and ends every session.',
      { label: 'Set a new password', link },
    ],
  }),
  'passkey-removed': (link) => ({
    subject: 'A passkey was removed',
    paragraphs: [
      'A passkey was removed from your account just now, and other sessions were ended.',
      'If it was you, you do not need to do anything. If it was not you, set a new password at once: that removes all passkeys and ends every session.',
      { label: 'Set a new password', link },
    ],
  }),
} satisfies Record<string, Words>

export type PasswordEmail = keyof typeof en

const notYou =
  'اگر یہ آپ نے کیا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں۔ اگر یہ آپ نے نہیں کیا تو فوراً نیا پاس ورڈ مقرر کریں: اس سے تمام پاس کیز ہٹ جاتی ہیں اور تمام سیشن ختم ہو جاتے ہیں۔'
const label = 'نیا پاس ورڈ مقرر کریں'

export const passwordWords: InLanguages<Record<PasswordEmail, Words>> = {
  en,
  ur: {
    reset: (link) => ({
      subject: label,
      paragraphs: [
        'کسی نے، غالباً آپ ہی نے، آپ کے اکاؤنٹ کے لیے نیا پاس ورڈ مقرر کرنے کی درخواست کی ہے۔ 30 منٹ کے اندر یہ لنک کھولیں:',
        { link },
        'اگر یہ آپ نے نہیں کی تو اس ای میل کو نظر انداز کر دیں: آپ کا پاس ورڈ وہی رہے گا۔',
      ],
    }),
    resetOfVoid: (link) => ({
      subject: label,
      paragraphs: [
        'پاس ورڈ کی تبدیلی منسوخ ہونے کے بعد آپ کے اکاؤنٹ کا کوئی پاس ورڈ نہیں۔ نیا مقرر کرنے کے لیے 30 منٹ کے اندر یہ لنک کھولیں:',
        { link },
        'بعد میں آپ کو “Forgot password” سے دوسرا لنک مل سکتا ہے۔',
      ],
    }),
    changed: (link) => ({
      subject: 'آپ کے اکاؤنٹ میں تبدیلی ہوئی ہے',
      paragraphs: [
        'آپ کے اکاؤنٹ کا پاس ورڈ ابھی تبدیل کیا گیا ہے، اور دوسرے سیشن ختم کر دیے گئے ہیں۔',
        'اگر یہ آپ نے کیا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں۔ اگر یہ آپ نے نہیں کیا تو اپنا اکاؤنٹ واپس لینے کے لیے فوراً یہ لنک کھولیں:',
        { link },
      ],
    }),
    sessionsEnded: (link) => ({
      subject: 'آپ ہر جگہ سے سائن آؤٹ ہو گئے ہیں',
      paragraphs: [
        'کونسل نے تمام براؤزرز میں آپ کے اکاؤنٹ کے سیشن ختم کر دیے ہیں۔ آپ کا پاس ورڈ وہی ہے؛ اسی سے دوبارہ سائن ان کریں۔',
        'اگر آپ نے کونسل سے یہ نہیں کہا تھا، یا ہو سکتا ہے کہ کوئی اور آپ کا پاس ورڈ جانتا ہو، تو نیا پاس ورڈ مقرر کریں:',
        { label, link },
      ],
    }),
    'passkey-added': (link) => ({
      subject: 'ایک پاس کی شامل کی گئی ہے',
      paragraphs: [
        'آپ کے اکاؤنٹ میں ابھی ایک پاس کی شامل کی گئی ہے۔ اس سے پاس ورڈ کے بغیر سائن ان ہوتا ہے۔ دوسرے سیشن ختم کر دیے گئے ہیں۔',
        notYou,
        { label, link },
      ],
    }),
    'passkey-removed': (link) => ({
      subject: 'ایک پاس کی ہٹا دی گئی ہے',
      paragraphs: [
        'آپ کے اکاؤنٹ سے ابھی ایک پاس کی ہٹا دی گئی ہے، اور دوسرے سیشن ختم کر دیے گئے ہیں۔',
        notYou,
        { label, link },
      ],
    }),
  },
}
