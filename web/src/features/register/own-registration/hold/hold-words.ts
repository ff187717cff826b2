/** What a holder reads about asking to be seen in person first, in both languages. */
import { formatDate } from '#shared/kit/format.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { holdSentence } from '#shared/register/rules/register-words.ts'

const en = {
  title: 'Ask to be seen in person',
  off: `Does somebody use your number, or is your certificate lost? Put a hold on your registration: who looks it up or checks a paper of yours then reads “${holdSentence.en}”`,
  effect:
    'It is shown while the registration is in force. You may go on practising, and you end it yourself. We send you an email each time.',
  on: (day: string) => `Since ${formatDate(day)} the register says: “${holdSentence.en}”`,
  set: 'Hold',
  end: 'End the hold',
  setting: 'Put a hold on your registration?',
  ending: 'End the hold?',
  why: 'Enter your password, so that nobody can do this who only has your phone or computer in hand.',
  password: 'Current password',
  passkey: 'Use a passkey instead',
  waiting: 'Waiting for your passkey…',
  saving: 'Saving…',
  cancel: 'Cancel',
}

export const holdWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'کہیں کہ پہلے آپ سے خود ملا جائے',
    off: `کیا کوئی آپ کا نمبر استعمال کر رہا ہے، یا آپ کا سرٹیفکیٹ گم ہو گیا ہے؟ اپنی رجسٹریشن پر روک لگائیں: جو اسے تلاش کرے یا آپ کا کوئی کاغذ جانچے، وہ پڑھے گا: “${holdSentence.ur}”`,
    effect:
      'یہ اس وقت تک دکھایا جاتا ہے جب تک رجسٹریشن مؤثر ہے۔ آپ کام جاری رکھ سکتے ہیں، اور اسے خود ختم کرتے ہیں۔ ہر بار ہم آپ کو ای میل بھیجتے ہیں۔',
    on: (day) => `${isolated(formatDate(day), 'ur')} سے رجسٹر کہتا ہے: “${holdSentence.ur}”`,
    set: 'روک لگائیں',
    end: 'روک ختم کریں',
    setting: 'اپنی رجسٹریشن پر روک لگائیں؟',
    ending: 'روک ختم کریں؟',
    why: 'اپنا پاس ورڈ درج کریں، تاکہ جس کے ہاتھ میں صرف آپ کا فون یا کمپیوٹر ہو وہ یہ نہ کر سکے۔',
    password: 'موجودہ پاس ورڈ',
    passkey: 'اس کی بجائے پاس کی استعمال کریں',
    waiting: 'آپ کی پاس کی کا انتظار ہے…',
    saving: 'محفوظ ہو رہا ہے…',
    cancel: 'واپس',
  },
}
