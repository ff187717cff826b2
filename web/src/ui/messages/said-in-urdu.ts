/** The sentences about fields and failures that somebody can meet on a page in Urdu. */
import { isolated } from '#shared/kit/languages.ts'

const sentences: Readonly<Record<string, string>> = {
  // Failures
  'There is a problem': 'ایک مسئلہ ہے',
  'Error:': 'غلطی:',
  'Something went wrong': 'کچھ غلط ہو گیا',
  'Something went wrong.': 'کچھ غلط ہو گیا۔',
  'You are offline.': 'آپ انٹرنیٹ سے منسلک نہیں ہیں۔',
  'What you typed is kept in this tab.': 'جو آپ نے لکھا وہ اس ٹیب میں محفوظ ہے۔',
  'The service is busy.': 'سروس اس وقت مصروف ہے۔',
  'The service is busy. Try again in a moment.': 'سروس اس وقت مصروف ہے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  'This was changed in another window.': 'یہ کسی اور ونڈو میں بدل دیا گیا ہے۔',
  'This could not be found. Check the address, or start again.':
    'یہ نہیں ملا۔ پتہ دیکھیں، یا دوبارہ شروع کریں۔',
  'Go to the dashboard': 'ڈیش بورڈ پر جائیں',
  'Try again': 'دوبارہ کوشش کریں',
  'Load the saved version': 'محفوظ شدہ نسخہ کھولیں',
  'You can try again now.': 'اب آپ دوبارہ کوشش کر سکتے ہیں۔',
  'A newer version is there. What you typed is kept in this tab.':
    'اس صفحے کا نیا نسخہ موجود ہے۔ جو آپ نے لکھا وہ اس ٹیب میں محفوظ ہے۔',
  'Load the page again': 'صفحہ دوبارہ کھولیں',
  // Texts
  'Remove the special characters': 'خاص علامتیں ہٹا دیں',
  'Use at least 2 letters': 'کم از کم 2 حروف لکھیں',
  'Use letters, spaces, dots, hyphens and apostrophes only':
    'صرف حروف، خالی جگہ، نقطے، ہائفن اور اپاسٹروفی لکھیں',
  'Check this field': 'اس خانے کو دیکھیں',
  'Type the email with the letters a to z and without special characters':
    'ای میل انگریزی حروف (a تا z) میں اور خاص علامتوں کے بغیر لکھیں',
  'Enter your email': 'اپنی ای میل لکھیں',
  'Enter an email address like name@example.com': `ای میل اس طرح لکھیں: ${isolated('name@example.com', 'ur')}`,
  'Leave out addresses of web pages and e-mail, and put a space after each full stop':
    'ویب صفحات اور ای میل کے پتے نہ لکھیں، اور ہر نقطے کے بعد خالی جگہ چھوڑیں',
  // Checks by name and watch lists
  'Enter for what you need it': 'لکھیں کہ آپ کو یہ کس لیے چاہیے',
  'Enter the name of your organisation': 'اپنے ادارے کا نام لکھیں',
  'Enter the registration number': 'رجسٹریشن نمبر لکھیں',
  'Write one registration number to a line, without names': 'ہر سطر میں ایک رجسٹریشن نمبر لکھیں، نام کے بغیر',
  'Choose what you ask for': 'چنیں کہ آپ کس لیے پوچھ رہے ہیں',
  'Enter the premises: name and city': 'جگہ لکھیں: نام اور شہر',
  'Say first which organisation you are.': 'پہلے بتائیں کہ آپ کون سا ادارہ ہیں۔',
  'This was sent already. Reload the page to see it.':
    'یہ پہلے ہی بھیجا جا چکا ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  'Choose what you say of it': 'چنیں کہ آپ اس کے بارے میں کیا کہتے ہیں',
  'Your organisation may not watch registrations at present.':
    'آپ کا ادارہ فی الحال رجسٹریشنوں پر نظر نہیں رکھ سکتا۔',
  'Your organisation has asked already.': 'آپ کا ادارہ پہلے ہی درخواست دے چکا ہے۔',
  'Your list was changed meanwhile. Reload the page to see it.':
    'اس دوران آپ کی فہرست بدل گئی ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  'The council takes no questions of your organisation any more. Write to the council.':
    'کونسل اب آپ کے ادارے کے سوال نہیں لیتی۔ کونسل کو لکھیں۔',
  // The hold
  'Enter your password': 'اپنا پاس ورڈ لکھیں',
  'Enter your current password': 'اپنا موجودہ پاس ورڈ لکھیں',
  'The current password is wrong': 'موجودہ پاس ورڈ غلط ہے',
  'This passkey does not sign in here. Try again, or sign in another way.':
    'یہ پاس کی یہاں کام نہیں کرتی۔ دوبارہ کوشش کریں، یا کوئی اور طریقہ اپنائیں۔',
  'Somebody has objected to this claim. Letters, renewals and changes wait until the office has decided.':
    'کسی نے اس دعوے پر اعتراض کیا ہے۔ خطوط، تجدید اور تبدیلیاں دفتر کے فیصلے تک رکی رہیں گی۔',
  // The door
  'Choose what is wrong': 'چنیں کہ کیا غلط ہے',
}

type Pattern = readonly [RegExp, (...found: string[]) => string]

const units: Readonly<Record<string, string>> = { second: 'سیکنڈ', minute: 'منٹ', hour: 'گھنٹے' }
const waiting = (count = '', unit = '') => `${count} ${units[unit] ?? unit}`

const patterns: readonly Pattern[] = [
  [/^Use at most (\d+) characters$/, (count) => `زیادہ سے زیادہ ${count} حروف لکھیں`],
  [
    /^Ask about at most (\d+) numbers at a time$/,
    (count) => `ایک وقت میں زیادہ سے زیادہ ${count} نمبر پوچھیں`,
  ],
  [/^List at most (\d+) numbers$/, (count) => `زیادہ سے زیادہ ${count} نمبر لکھیں`],
  [
    /^Too many tries\. Try again in (\d+) (second|minute|hour)s?\.?$/,
    (count, unit) => `بہت زیادہ کوششیں ہو چکی ہیں۔ ${waiting(count, unit)} بعد دوبارہ کوشش کریں۔`,
  ],
  [/^Support reference: (.+)$/, (id = '') => `حوالہ: ${isolated(id, 'ur')}`],
]

const one = (text: string): string | undefined => {
  const sentence = sentences[text]
  if (sentence) return sentence
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text)
    if (found) return say(...found.slice(1))
  }
  return undefined
}

/** @returns the sentence in Urdu, or the messages of a field that commas join; what is not known stays as it is */
export const inUrdu = (text: string): string =>
  one(text) ??
  text
    .split(', ')
    .map((part) => one(part) ?? part)
    .join(', ')
