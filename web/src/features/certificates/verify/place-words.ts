/** What a check of a door card says, in both languages. */
import { formatDate } from '#shared/kit/format.ts'
import type { InLanguages } from '#shared/kit/languages.ts'

const en = {
  here: (day: string) => `Practises here since ${formatDate(day)}`,
  hereText: 'The registration is in force today, and its holder says to practise at these premises.',
  left: (day: string) => `Not here any more since ${formatDate(day)}`,
  notShown: 'The register does not show this place',
  notShownText:
    'The holder may have left, or the council does not show such places. Ask for the certificate.',
  leftText: 'The holder of this registration does not say to practise at these premises today.',
  differs: 'The card differs from the register',
  differsText: 'The holder has changed the name of the premises or the city since. Ask for a new card.',
  notInForce: (standing: string) => `Standing of the registration: ${standing}`,
  notInForceText: 'Nobody may practise under this registration today.',
  unknown: 'The register has no such number',
  unasked: 'The card is genuine; the register could not be asked',
  unaskedText:
    'The council signed this card for the day below. Whether the pharmacist still practises here could not be asked: there is no network, or the register is busy.',
  byList: (standing: string) => `By the list that this device has kept: ${standing}.`,
  person: (name: string) =>
    `Is the person at the counter ${name}? Ask for the identity card or the certificate, and compare name and number.`,
  isThis: (name: string) => `Is the person at the counter this one? ${name}`,
  photoOf: (name: string) => `Photo of ${name}`,
  tell: 'If nobody of this name works here, tell the council.',
  concern: {
    tell: 'Tell the council',
    no: 'No: tell the council',
    about: 'What is wrong here',
    choices: {
      'nobody-here': 'Nobody of this name works here',
      'another-person': 'Somebody else works under this name',
      other: 'Something else',
    },
    words: 'What the council should know',
    wordsHint: 'Your name is not needed',
    send: 'Send',
    sending: 'Sending…',
    sent: 'The council’s office has it. Thank you.',
  },
  premises: 'Premises',
  madeOn: 'Card made on',
}

export const placeWords: InLanguages<typeof en> = {
  en,
  ur: {
    here: (day) => `${formatDate(day)} سے یہاں کام کرتا ہے`,
    hereText: 'رجسٹریشن آج مؤثر ہے، اور اس کا حامل کہتا ہے کہ وہ اسی جگہ کام کرتا ہے۔',
    left: (day) => `${formatDate(day)} سے اب یہاں نہیں`,
    notShown: 'رجسٹر یہ جگہ نہیں دکھاتا',
    notShownText:
      'ممکن ہے کہ حامل یہاں سے جا چکا ہو، یا کونسل ایسی جگہیں ظاہر نہیں کرتی۔ سرٹیفکیٹ دکھانے کو کہیں۔',
    leftText: 'اس رجسٹریشن کا حامل آج نہیں کہتا کہ وہ اس جگہ کام کرتا ہے۔',
    differs: 'کارڈ رجسٹر سے مختلف ہے',
    differsText: 'حامل نے بعد میں جگہ کا نام یا شہر بدلا ہے۔ نیا کارڈ دکھانے کو کہیں۔',
    notInForce: (standing) => `رجسٹریشن کی حالت: ${standing}`,
    notInForceText: 'آج اس رجسٹریشن کے تحت کوئی کام نہیں کر سکتا۔',
    unknown: 'رجسٹر میں یہ نمبر نہیں',
    unasked: 'کارڈ اصلی ہے؛ رجسٹر سے پوچھا نہیں جا سکا',
    unaskedText:
      'کونسل نے نیچے لکھے دن کے لیے اس کارڈ پر دستخط کیے۔ یہ معلوم نہیں ہو سکا کہ فارماسسٹ اب بھی یہاں ہے یا نہیں: انٹرنیٹ نہیں ہے، یا رجسٹر مصروف ہے۔',
    byList: (standing) => `اس آلے میں محفوظ فہرست کے مطابق: ${standing}۔`,
    person: (name) =>
      `کیا کاؤنٹر پر موجود شخص ${name} ہے؟ شناختی کارڈ یا سرٹیفکیٹ مانگیں، اور نام اور نمبر ملائیں۔`,
    isThis: (name) => `کیا کاؤنٹر پر یہی شخص ہے؟ ${name}`,
    photoOf: (name) => `${name} کی تصویر`,
    tell: 'اگر یہاں اس نام کا کوئی کام نہیں کرتا تو کونسل کو بتائیں۔',
    concern: {
      tell: 'کونسل کو بتائیں',
      no: 'نہیں: کونسل کو بتائیں',
      about: 'یہاں کیا غلط ہے',
      choices: {
        'nobody-here': 'اس نام کا کوئی شخص یہاں کام نہیں کرتا',
        'another-person': 'کوئی اور اس نام سے کام کرتا ہے',
        other: 'کچھ اور',
      },
      words: 'کونسل کو کیا معلوم ہونا چاہیے',
      wordsHint: 'آپ کا نام ضروری نہیں',
      send: 'بھیجیں',
      sending: 'بھیجا جا رہا ہے…',
      sent: 'اطلاع کونسل کے دفتر کو مل گئی ہے۔ شکریہ۔',
    },
    premises: 'جگہ',
    madeOn: 'کارڈ بننے کی تاریخ',
  },
}
