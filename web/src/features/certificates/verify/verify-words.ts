/** What a check of a certificate says, in both languages. Letters are in English, as they are printed. */
import type { CertificateVerdict } from '#shared/certificates/rules/certificates.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { formatDayOf, formatMoment, formatTime } from '#web/ui/moments.ts'

/** `forged`: no key of the council has signed it. `no-keys`, `no-crypto`: nothing could be checked. */
export type Verdict = CertificateVerdict | 'forged' | 'no-keys' | 'no-crypto'

interface AnswerWords {
  title: string
  text: string
}

const answers: Record<Verdict, AnswerWords> = {
  'in-force': {
    title: 'Genuine and in force',
    text: 'The council issued this certificate, and the registration is in force today.',
  },
  'was-in-force': {
    title: 'Genuine and in force',
    text: 'The council issued this certificate, and the registration was in force when its list was made.',
  },
  expired: {
    title: 'Genuine, but expired',
    text: 'The council issued this certificate, but its last day has passed.',
  },
  suspended: {
    title: 'Genuine, but suspended',
    text: 'The council issued this certificate, but has suspended the registration.',
  },
  removed: {
    title: 'Genuine, but removed',
    text: 'The council issued this certificate, but the registration is no longer in the register.',
  },
  outdated: {
    title: 'Genuine, but corrected since',
    text: 'The council issued this certificate and the registration is in force, but the register has been corrected. Ask to see the new certificate.',
  },
  replaced: {
    title: 'Genuine, but replaced by a newer certificate',
    text: 'The council has issued a newer certificate of this registration. Ask to see that one.',
  },
  void: {
    title: 'Genuine, but void',
    text: 'The council issued this certificate and has declared it void.',
  },
  'not-in-register': {
    title: 'Genuine, but not in the register',
    text: 'The signature is the council’s, but its register has no such certificate. Ask the council.',
  },
  differs: {
    title: 'Differs from what the council issued',
    text: 'The signature is the council’s, but its register holds another certificate under this serial number. Do not rely on the paper. Tell the council.',
  },
  unasked: {
    title: 'The signature is genuine; the present standing could not be asked',
    text: 'The council issued this certificate. The register could not be asked whether it is still in force: there is no network, or the register is busy.',
  },
  forged: {
    title: 'Not genuine',
    text: 'The council did not sign this code, or it was changed or cut off. Do not rely on the paper. Scan the code once more, or ask the council.',
  },
  'no-keys': {
    title: 'Not checked: you are offline',
    text: 'The council’s public keys could not be loaded. Nothing can be said about this certificate yet.',
  },
  'no-crypto': {
    title: 'Not checked: this browser is too old',
    text: 'This browser cannot check signatures. Open the address in a newer browser, or on another phone.',
  },
}

const answersInUrdu: Record<Verdict, AnswerWords> = {
  'in-force': {
    title: 'اصلی اور مؤثر',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا ہے، اور رجسٹریشن آج مؤثر ہے۔',
  },
  'was-in-force': {
    title: 'اصلی اور مؤثر',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا، اور جب کونسل کی فہرست بنی تو رجسٹریشن مؤثر تھی۔',
  },
  expired: {
    title: 'اصلی، مگر مدت ختم',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا، مگر اس کا آخری دن گزر چکا ہے۔',
  },
  suspended: {
    title: 'اصلی، مگر معطل',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا، مگر اس نے رجسٹریشن معطل کر دی ہے۔',
  },
  removed: {
    title: 'اصلی، مگر خارج',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا، مگر رجسٹریشن اب رجسٹر میں نہیں ہے۔',
  },
  outdated: {
    title: 'اصلی، مگر بعد میں درستی ہوئی',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا اور رجسٹریشن مؤثر ہے، مگر رجسٹر میں درستی کی گئی ہے۔ نیا سرٹیفکیٹ دکھانے کو کہیں۔',
  },
  replaced: {
    title: 'اصلی، مگر نیا سرٹیفکیٹ جاری ہو چکا ہے',
    text: 'کونسل اس رجسٹریشن کا نیا سرٹیفکیٹ جاری کر چکی ہے۔ وہ دکھانے کو کہیں۔',
  },
  void: {
    title: 'اصلی، مگر منسوخ',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا اور اسے منسوخ کر دیا ہے۔',
  },
  'not-in-register': {
    title: 'اصلی دستخط، مگر رجسٹر میں نہیں',
    text: 'دستخط کونسل کے ہیں، مگر اس کے رجسٹر میں ایسا کوئی سرٹیفکیٹ نہیں۔ کونسل سے پوچھیں۔',
  },
  differs: {
    title: 'کونسل کے جاری کردہ سے مختلف',
    text: 'دستخط کونسل کے ہیں، مگر اس سیریل نمبر پر رجسٹر میں کوئی اور سرٹیفکیٹ ہے۔ اس کاغذ پر بھروسا نہ کریں۔ کونسل کو بتائیں۔',
  },
  unasked: {
    title: 'دستخط اصلی ہیں؛ موجودہ حالت معلوم نہیں ہو سکی',
    text: 'یہ سرٹیفکیٹ کونسل نے جاری کیا تھا۔ رجسٹر سے یہ معلوم نہیں ہو سکا کہ یہ اب بھی مؤثر ہے یا نہیں: انٹرنیٹ نہیں ہے، یا رجسٹر مصروف ہے۔',
  },
  forged: {
    title: 'اصلی نہیں',
    text: 'کونسل نے اس کوڈ پر دستخط نہیں کیے، یا یہ بدلا گیا یا ادھورا ہے۔ اس کاغذ پر بھروسا نہ کریں۔ کوڈ دوبارہ سکین کریں، یا کونسل سے پوچھیں۔',
  },
  'no-keys': {
    title: 'چیک نہیں ہوا: انٹرنیٹ نہیں ہے',
    text: 'کونسل کی عوامی کلیدیں نہیں مل سکیں۔ ابھی اس سرٹیفکیٹ کے بارے میں کچھ نہیں کہا جا سکتا۔',
  },
  'no-crypto': {
    title: 'چیک نہیں ہوا: یہ براؤزر بہت پرانا ہے',
    text: 'یہ براؤزر دستخط چیک نہیں کر سکتا۔ یہ پتہ کسی نئے براؤزر یا دوسرے فون پر کھولیں۔',
  },
}

const en = {
  title: 'Check a certificate',
  lead: 'Each certificate of the council has a QR code that the council has signed. This page checks the signature and asks the register whether the certificate is in force today.',
  another: 'Check another one',
  code: 'Link or code of the QR code',
  hint: 'Scan the QR code with the camera of your phone and open the link, or paste it here.',
  paste: 'Paste the link or the code',
  check: 'Check',
  noCode: 'No QR code on it?',
  search: 'Check the person by name or number',
  checking: 'Checking the signature…',
  tryAgain: 'Try again',
  genuine: 'The signature is genuine. ',
  asking: 'Asking the register for the present standing…',
  asOf: (title: string, at: string) => `${title}, as of ${formatMoment(at)}`,
  byList:
    'The register could not be asked. Its list of that time, which this device has kept, says so. What was decided since, and whether the certificate was replaced, is not in the list.',
  oldList: (days: number) =>
    `The list is ${days} days old. Open this page once with a network, which renews it, before you rely on the answer.`,
  uselessList: (at: string) =>
    `This device has kept the list of ${formatMoment(at)}. It is too old, or older than this certificate, and is not used.`,
  askAgain: 'Ask again',
  passed: 'Its last day has passed.',
  changedOn: (day: string) => `Its particulars have changed in the register on ${formatDate(day)}.`,
  registerSays: (sentence: string) => `The register says: ${sentence}`,
  notIssued: 'This is what the code says. It is not what the council issued.',
  compare:
    'Compare each of these facts with the paper, the photograph on the paper with the face before you, and name and CNIC with the identity card.',
  nameToday: 'Name in the register today',
  fatherName: 'Father’s name',
  endsWith: (digits: string) => `ends with ${digits}`,
  registeredOn: 'Registered on',
  validUntilToday: 'Valid until in the register today',
  serial: 'Serial number',
  issuedOn: 'Issued on',
  answeredAt: (at: string) =>
    `The register answered on ${formatDayOf(at)} at ${formatTime(at)} (Pakistan time).`,
  byName: 'Is it about work or a licence? Ask in the name of your organisation.',
  address: 'Look at the address of this page: it must be',
  answers,
}

export const verifyWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'سرٹیفکیٹ چیک کریں',
    lead: 'کونسل کے ہر سرٹیفکیٹ پر ایک QR کوڈ ہوتا ہے جس پر کونسل کے دستخط ہیں۔ یہ صفحہ دستخط چیک کرتا ہے اور رجسٹر سے پوچھتا ہے کہ سرٹیفکیٹ آج مؤثر ہے یا نہیں۔',
    another: 'ایک اور چیک کریں',
    code: 'QR کوڈ کا لنک یا کوڈ',
    hint: 'اپنے فون کے کیمرے سے QR کوڈ سکین کریں اور لنک کھولیں، یا اسے یہاں پیسٹ کریں۔',
    paste: 'لنک یا کوڈ پیسٹ کریں',
    check: 'چیک کریں',
    noCode: 'اس پر QR کوڈ نہیں؟',
    search: 'اس شخص کو نام یا نمبر سے چیک کریں',
    checking: 'دستخط چیک ہو رہے ہیں…',
    tryAgain: 'دوبارہ کوشش کریں',
    genuine: 'دستخط اصلی ہیں۔ ',
    asking: 'رجسٹر سے موجودہ حالت پوچھی جا رہی ہے…',
    asOf: (title, at) => `${title}، بمطابق ${formatMoment(at)}`,
    byList:
      'رجسٹر سے پوچھا نہیں جا سکا۔ یہ اس وقت کی فہرست کہتی ہے جو اس آلے میں محفوظ ہے۔ اس کے بعد جو فیصلہ ہوا، اور یہ کہ سرٹیفکیٹ بدلا گیا یا نہیں، فہرست میں نہیں۔',
    oldList: (days) =>
      `فہرست ${days} دن پرانی ہے۔ جواب پر بھروسا کرنے سے پہلے یہ صفحہ ایک بار انٹرنیٹ کے ساتھ کھولیں، اس سے فہرست نئی ہو جاتی ہے۔`,
    uselessList: (at) =>
      `اس آلے میں ${formatMoment(at)} کی فہرست محفوظ ہے۔ یہ بہت پرانی ہے، یا اس سرٹیفکیٹ سے پہلے کی ہے، اس لیے استعمال نہیں ہوئی۔`,
    askAgain: 'دوبارہ پوچھیں',
    passed: 'اس کا آخری دن گزر چکا ہے۔',
    changedOn: (day) => `اس کے کوائف رجسٹر میں ${formatDate(day)} کو بدلے ہیں۔`,
    registerSays: (sentence) => `رجسٹر کہتا ہے: ${sentence}`,
    notIssued: 'یہ وہ ہے جو کوڈ کہتا ہے۔ کونسل نے یہ جاری نہیں کیا۔',
    compare:
      'ان میں سے ہر بات کاغذ سے ملائیں، کاغذ کی تصویر سامنے موجود چہرے سے، اور نام اور شناختی کارڈ نمبر شناختی کارڈ سے۔',
    nameToday: 'آج رجسٹر میں نام',
    fatherName: 'والد کا نام',
    endsWith: (digits) => `آخری ہندسے ${digits}`,
    registeredOn: 'رجسٹریشن کی تاریخ',
    validUntilToday: 'آج رجسٹر میں کب تک مؤثر',
    serial: 'سیریل نمبر',
    issuedOn: 'اجرا کی تاریخ',
    answeredAt: (at) => `رجسٹر نے ${formatDayOf(at)} کو ${formatTime(at)} بجے (پاکستان کا وقت) جواب دیا۔`,
    byName: 'ملازمت یا لائسنس کا معاملہ ہے؟ اپنے ادارے کے نام سے پوچھیں۔',
    address: 'اس صفحے کا پتہ دیکھیں: یہ ہونا چاہیے',
    answers: answersInUrdu,
  },
}
