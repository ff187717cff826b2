/** What the page of a claim says, in both languages. */
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'

interface Labelled {
  label: string
  hint: string
}
interface Card {
  title: string
  text: string
}
export type ClaimField = 'number' | 'name' | 'father_name'

interface ClaimWords {
  title: string
  before: Card
  fields: Record<ClaimField, Labelled>
  certificate: Labelled
  cnic: Labelled
  send: string
  sending: string
  sent: string
  checkFields: string
  noFile: string
  /** @param said by the service */
  problem: (field: ClaimField | 'code', said: string) => string
  held: Card
  inPerson: Card
  objected: (number: string) => Card
  proof: (number: string) => Card
  byCode: Card
  code: Labelled
  link: string
  linking: string
  office: Card
  uploadCnic: string
  linked: (number: string) => Card
  renew: string
  dashboard: string
  former: string
  unlinked: (number: string, at: string) => string
  refused: (number: string, at: string) => string
}

const asOnCertificate = 'As on your certificate'

const en: ClaimWords = {
  title: 'Claim your registration',
  before: {
    title: 'Were you registered before?',
    text: 'If you have a certificate of the council from before this portal, its number may be linked to your account. Then you see its standing here and renew it here. Afterwards you prove that it is yours: by a code that is sent to the email address in the council’s book, or at the office.',
  },
  fields: {
    number: { label: 'Registration number', hint: `${asOnCertificate}, for example RPh-123/87` },
    name: { label: 'Name', hint: asOnCertificate },
    father_name: { label: 'Father’s name', hint: asOnCertificate },
  },
  certificate: {
    label: 'Photo of the certificate',
    hint: 'The whole paper, so that its number can be read.',
  },
  cnic: {
    label: 'Photo of your CNIC (optional)',
    hint: 'The front. With it the office can compare, and you may not have to come.',
  },
  send: 'Send the claim',
  sending: 'Sending…',
  sent: 'Your claim was sent',
  checkFields: 'Check the highlighted fields',
  noFile: 'Take a photo of the certificate, or choose a file',
  problem: (_field, said) => said,
  held: { title: 'Your registration is on hold', text: `${linkHeld}.` },
  inPerson: {
    title: 'Or come in person',
    text: 'Bring your original certificate and your CNIC to the office. It decides on the spot.',
  },
  objected: (number) => ({
    title: 'Somebody has objected to your claim',
    text: `The council’s book has an address for the number ${number}, and whoever reads it says that the claim is not theirs.`,
  }),
  proof: (number) => ({
    title: 'Your claim needs a proof',
    text: `Number and names can be known to others, so one of these must show that ${number} is yours. Until then it is not linked, and there are no letters, renewals or changes.`,
  }),
  byCode: {
    title: 'You: enter the code',
    text: 'If the council’s old book has an email address for this number, a code was sent there. Look in that mailbox, and in its spam folder. The code counts for two days.',
  },
  code: {
    label: 'Code of the email',
    hint: 'Twelve letters and digits, for example abcd-efgh-jkmn',
  },
  link: 'Link my registration',
  linking: 'One moment…',
  office: {
    title: 'Or the office: it compares',
    text: 'Two registrars compare your certificate with the book. For that they need a picture of your CNIC. You get an email when they have decided.',
  },
  uploadCnic: 'Upload the CNIC under Documents',
  linked: (number) => ({
    title: 'Your registration is linked',
    text: `The number ${number} belongs to your account.`,
  }),
  renew: 'Renew your registration',
  dashboard: 'See its standing on the dashboard',
  former: 'Former claims',
  unlinked: (number, at) => `${number}, taken from your account, ${at}`,
  refused: (number, at) => `${number}, refused, ${at}`,
}

const fact = (text: string) => isolated(text, 'ur')
const urduAsOnCertificate = 'جیسے آپ کے سرٹیفکیٹ پر ہے'
const urduFields: ClaimWords['fields'] = {
  number: {
    label: 'رجسٹریشن نمبر',
    hint: `${urduAsOnCertificate}، مثلاً ${fact('RPh-123/87')}`,
  },
  name: { label: 'نام', hint: urduAsOnCertificate },
  father_name: { label: 'والد کا نام', hint: urduAsOnCertificate },
}

const ur: ClaimWords = {
  title: 'اپنی رجسٹریشن کا دعویٰ کریں',
  before: {
    title: 'کیا آپ پہلے سے رجسٹرڈ ہیں؟',
    text: 'اگر آپ کے پاس اس پورٹل سے پہلے کا کونسل کا سرٹیفکیٹ ہے تو اس کا نمبر آپ کے اکاؤنٹ سے جوڑا جا سکتا ہے۔ پھر آپ اس کی حالت یہاں دیکھتے ہیں اور یہیں اس کی تجدید کراتے ہیں۔ اس کے بعد آپ ثابت کرتے ہیں کہ یہ آپ کی ہے: اُس کوڈ سے جو کونسل کے رجسٹر میں درج ای میل پتے پر بھیجا جاتا ہے، یا دفتر میں۔',
  },
  fields: urduFields,
  certificate: { label: 'سرٹیفکیٹ کی تصویر', hint: 'پورا کاغذ، تاکہ اس کا نمبر پڑھا جا سکے۔' },
  cnic: {
    label: 'آپ کے شناختی کارڈ (CNIC) کی تصویر (ضروری نہیں)',
    hint: 'سامنے کا رخ۔ اس سے دفتر موازنہ کر سکتا ہے، اور شاید آپ کو آنا نہ پڑے۔',
  },
  send: 'دعویٰ بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  sent: 'آپ کا دعویٰ بھیج دیا گیا',
  checkFields: 'نشان زدہ خانے دیکھیں',
  noFile: 'سرٹیفکیٹ کی تصویر لیں، یا فائل منتخب کریں',
  problem: (field) =>
    field === 'code'
      ? 'ای میل کا کوڈ درج کریں۔ غلط کوڈ، یا دو دن سے پرانا کوڈ، نہیں چلتا'
      : `${urduFields[field].label} ویسے لکھیں ${urduAsOnCertificate}`,
  held: {
    title: 'آپ کی رجسٹریشن روک دی گئی ہے',
    text: 'کسی نے اس دعوے پر اعتراض کیا ہے۔ خطوط، تجدید اور تبدیلیاں دفتر کے فیصلے تک رکی ہوئی ہیں۔',
  },
  inPerson: {
    title: 'یا خود آئیں',
    text: 'اپنا اصل سرٹیفکیٹ اور شناختی کارڈ دفتر لائیں۔ وہ اسی وقت فیصلہ کرتا ہے۔',
  },
  objected: (number) => ({
    title: 'کسی نے آپ کے دعوے پر اعتراض کیا ہے',
    text: `کونسل کے رجسٹر میں نمبر ${fact(number)} کے لیے ایک پتا درج ہے، اور جو اسے پڑھتا ہے وہ کہتا ہے کہ یہ دعویٰ اس کا نہیں۔`,
  }),
  proof: (number) => ({
    title: 'آپ کے دعوے کو ثبوت چاہیے',
    text: `نمبر اور نام دوسروں کو بھی معلوم ہو سکتے ہیں، اس لیے ان میں سے کسی ایک سے ظاہر ہونا چاہیے کہ ${fact(number)} آپ کا ہے۔ تب تک یہ نہیں جڑتا، اور کوئی خط، تجدید یا تبدیلی نہیں ہوتی۔`,
  }),
  byCode: {
    title: 'آپ: کوڈ درج کریں',
    text: 'اگر کونسل کے پرانے رجسٹر میں اس نمبر کے لیے ای میل پتا درج ہے تو وہاں ایک کوڈ بھیجا گیا ہے۔ اس میل باکس میں اور اس کے اسپیم فولڈر میں دیکھیں۔ کوڈ دو دن تک چلتا ہے۔',
  },
  code: {
    label: 'ای میل کا کوڈ',
    hint: `بارہ حروف اور ہندسے، مثلاً ${fact('abcd-efgh-jkmn')}`,
  },
  link: 'میری رجسٹریشن جوڑیں',
  linking: 'ایک لمحہ…',
  office: {
    title: 'یا دفتر: وہ موازنہ کرتا ہے',
    text: 'دو رجسٹرار آپ کے سرٹیفکیٹ کا رجسٹر سے موازنہ کرتے ہیں۔ اس کے لیے انہیں آپ کے شناختی کارڈ کی تصویر چاہیے۔ فیصلہ ہونے پر آپ کو ای میل ملتی ہے۔',
  },
  uploadCnic: 'شناختی کارڈ دستاویزات میں اپ لوڈ کریں',
  linked: (number) => ({
    title: 'آپ کی رجسٹریشن جڑ گئی ہے',
    text: `نمبر ${fact(number)} آپ کے اکاؤنٹ کا ہے۔`,
  }),
  renew: 'اپنی رجسٹریشن کی تجدید کریں',
  dashboard: 'ڈیش بورڈ پر اس کی حالت دیکھیں',
  former: 'پچھلے دعوے',
  unlinked: (number, at) => `${fact(number)}، آپ کے اکاؤنٹ سے الگ کی گئی، ${fact(at)}`,
  refused: (number, at) => `${fact(number)}، نامنظور، ${fact(at)}`,
}

export const claimWords: InLanguages<ClaimWords> = { en, ur }
