import type { LateFee } from '#shared/applications/records/fee.ts'
import type { Need } from '#shared/applications/rules/application-needs.ts'
import { collectionTimes, collectionTimesInUrdu } from '#shared/applications/rules/certificate-collection.ts'
import { instrumentsInWords } from '#shared/cases/rules/instruments.ts'
import { formatRupees } from '#shared/kit/format.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { formatLateRate } from '#shared/payments/rules/fee-schedules.ts'
import { type FeeTitle, feeTitleOf } from '#shared/vocabulary/applications.ts'

interface NameAndText {
  name: string
  text: string
}
type Door = 'isNew' | 'dashboard' | 'hasNumber' | 'check'
type Step = 'account' | 'fill' | 'submit' | 'pay' | 'handIn' | 'collect'

interface StartWords {
  title: string
  lead: string
  doors: Record<Door, NameAndText>
  haveAccount: string
  signIn: string
  haveCertificate: string
  /** The full stop of the script. */
  stop: string
  checkCertificate: string
  way: string
  steps: Record<Step, NameAndText>
  officer: string
  papers: string
  forEvery: string
  forNew: string
  forRenewal: string
  /** Name and example of a paper. */
  paper: (need: Need) => NameAndText
  afterPaying: string
  fee: string
  feeAndTime: string
  feeTitles: Record<FeeTitle, string>
  late: (graceInDays: number, late: LateFee) => string
  time: string
  days: (days: number) => string
  usually: string
  feeBeforeSubmitting: string
  instruments: (names: readonly string[]) => string
  sample: string
  ask: string
}

const en: StartWords = {
  title: 'Registration of pharmacists',
  lead: 'The council registers pharmacists with B Pharm / Pharm D in Register A (Category A), renews their registration, and tells everybody who is registered.',
  doors: {
    isNew: {
      name: 'I am new',
      text: 'You have a B Pharm / Pharm D and are not registered yet. Open an account and apply.',
    },
    dashboard: {
      name: 'Go to your dashboard',
      text: 'Where your application is, and what comes next.',
    },
    hasNumber: {
      name: 'I already have a registration number',
      text: 'Registered before, on paper? Send a photo of your certificate from your account, and renew here.',
    },
    check: {
      name: 'Check a pharmacist',
      text: 'See whether somebody is registered today. No account needed.',
    },
  },
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  haveCertificate: 'Do you hold a certificate in your hand?',
  stop: '.',
  checkCertificate: 'Check the certificate',
  way: 'Six steps to your certificate',
  steps: {
    account: { name: 'Open an account', text: 'With your CNIC, an email address and a phone number.' },
    fill: {
      name: 'Fill in',
      text: 'Who you are, where you live and what you have studied; upload your papers.',
    },
    submit: {
      name: 'Submit and print',
      text: 'The application form, the checklist and the fee vouchers.',
    },
    pay: {
      name: 'Pay and attest',
      text: 'Pay the fee at the bank and upload its slip. Have all printed documents attested by a 17 Grade officer.',
    },
    handIn: {
      name: 'Hand in',
      text: 'The printed form with its documents, at the office of the council.',
    },
    collect: { name: 'Collect', text: `Your certificate, in person: ${collectionTimes}.` },
  },
  officer:
    'A 17 Grade officer is an officer of the government in grade 17 (BPS\u2060-\u206017) or above, such as a lecturer of a government college or a medical officer of a government hospital. The stamp names the office and the grade.',
  papers: 'Your papers, as photos or scans',
  forEvery: 'For every application',
  forNew: `For ${feeTitleOf.Registration}`,
  forRenewal: `For ${feeTitleOf.Renewal}`,
  paper: ({ label, example }) => ({ name: label, text: example }),
  afterPaying: ', after you have paid',
  fee: 'The fee',
  feeAndTime: 'The fee and the time',
  feeTitles: { 'New Registration': 'New Registration', 'Renewal Registration': 'Renewal Registration' },
  late: (graceInDays, late) =>
    `If your degree was issued more than ${graceInDays} days before you apply, ${formatLateRate(late)} is added from then on, at most ${formatRupees(late.cap)} more.`,
  time: 'How long it takes',
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  usually:
    'Usually, from the day on which the council has your papers and your fee until the certificate is ready. Longer when something is missing or has to be corrected.',
  feeBeforeSubmitting: 'The portal shows your fee before you submit.',
  instruments: (names) => `${instrumentsInWords(names)} only. Cash is not accepted.`,
  sample: 'This is a sample. The council has not set its own fees yet.',
  ask: 'Whom to ask',
}

/** Beside the name that the portal's forms have. */
const urduPapers: { [key in Need['key']]?: NameAndText } = {
  cnic_front_image: {
    name: 'شناختی کارڈ، سامنے کا رخ',
    text: 'آپ کے قومی شناختی کارڈ کا سامنے کا رخ، چاروں کونے تصویر میں ہوں',
  },
  cnic_back_image: { name: 'شناختی کارڈ، پچھلا رخ', text: 'اسی کارڈ کا پچھلا رخ' },
  profile_photo: {
    name: 'تصویر',
    text: 'پاسپورٹ سائز کی نئی تصویر، چہرہ اور کندھے، سادہ سفید پس منظر',
  },
  marksSheet_image: {
    name: 'مارکس شیٹ',
    text: 'B Pharm / Pharm D کی مارکس شیٹ یا ٹرانسکرپٹ',
  },
  certificate_image: {
    name: 'ڈگری',
    text: 'B Pharm / Pharm D کی ڈگری یا عارضی (پروویژنل) سرٹیفکیٹ',
  },
  renewal_category_image: {
    name: 'پرانا سرٹیفکیٹ',
    text: 'آپ کا آخری رجسٹریشن سرٹیفکیٹ یا اس کی آخری تجدید',
  },
  paid_bank_deposit_slip: {
    name: 'بینک کی رسید',
    text: 'بینک کی مہر والا واؤچر، یا آپ کے پے آرڈر یا ڈیمانڈ ڈرافٹ کی رسید',
  },
}

/** In one piece and from left to right within a sentence that runs the other way. */
const urduAmount = (rupees: number): string => `\u2066${formatRupees(rupees).replaceAll(' ', '\u00a0')}\u2069`

const urduInstruments: Record<string, string> = { 'Pay order': 'پے آرڈر', 'Demand draft': 'ڈیمانڈ ڈرافٹ' }

const urduLateRate = (late: LateFee): string =>
  late.kind === 'per-year'
    ? `ہر سال یا اس کے حصے کے لیے ${urduAmount(late.amount)}`
    : `روزانہ ${late.percent}%`

const ur: StartWords = {
  title: 'فارماسسٹوں کی رجسٹریشن',
  lead: 'کونسل B Pharm / Pharm D رکھنے والے فارماسسٹوں کو رجسٹر A (کیٹیگری A) میں درج کرتی ہے، ان کی رجسٹریشن کی تجدید کرتی ہے، اور ہر ایک کو بتاتی ہے کہ کون رجسٹرڈ ہے۔',
  doors: {
    isNew: {
      name: 'یہ میری پہلی رجسٹریشن ہے',
      text: 'آپ کے پاس B Pharm / Pharm D ہے اور آپ ابھی رجسٹرڈ نہیں ہیں۔ اکاؤنٹ کھولیں اور درخواست دیں۔',
    },
    dashboard: {
      name: 'اپنے ڈیش بورڈ پر جائیں',
      text: 'آپ کی درخواست کہاں تک پہنچی، اور آگے کیا کرنا ہے۔',
    },
    hasNumber: {
      name: 'میرے پاس رجسٹریشن نمبر ہے',
      text: 'کاغذ پر پہلے سے رجسٹرڈ ہیں؟ اپنے اکاؤنٹ سے سرٹیفکیٹ کی تصویر بھیجیں، اور یہیں تجدید کرائیں۔',
    },
    check: {
      name: 'کسی فارماسسٹ کو چیک کریں',
      text: 'دیکھیں کہ کوئی شخص آج رجسٹرڈ ہے یا نہیں۔ اس کے لیے اکاؤنٹ کی ضرورت نہیں۔',
    },
  },
  haveAccount: 'کیا آپ کا اکاؤنٹ ہے؟',
  signIn: 'سائن ان کریں',
  haveCertificate: 'کیا سرٹیفکیٹ آپ کے ہاتھ میں ہے؟',
  stop: '۔',
  checkCertificate: 'سرٹیفکیٹ چیک کریں',
  way: 'سرٹیفکیٹ تک چھ قدم',
  steps: {
    account: {
      name: 'اکاؤنٹ کھولیں',
      text: 'اپنے شناختی کارڈ نمبر (CNIC)، ای میل اور فون نمبر کے ساتھ۔',
    },
    fill: {
      name: 'فارم بھریں',
      text: 'آپ کون ہیں، کہاں رہتے ہیں اور کیا پڑھا ہے؛ اپنے کاغذات اپ لوڈ کریں۔',
    },
    submit: { name: 'بھیجیں اور پرنٹ کریں', text: 'درخواست فارم، چیک لسٹ اور فیس کے واؤچر۔' },
    pay: {
      name: 'فیس اور تصدیق',
      text: 'فیس بینک میں ادا کریں اور رسید اپ لوڈ کریں۔ تمام پرنٹ شدہ دستاویزات کی گریڈ 17 کے افسر سے تصدیق کرائیں۔',
    },
    handIn: {
      name: 'دفتر میں دیں',
      text: 'پرنٹ کیا ہوا فارم، اپنی دستاویزات کے ساتھ، کونسل کے دفتر میں۔',
    },
    collect: {
      name: 'وصول کریں',
      text: `اپنا سرٹیفکیٹ، خود آ کر: ${collectionTimesInUrdu}۔`,
    },
  },
  officer:
    'گریڈ 17 کا افسر حکومت کا وہ افسر ہے جو گریڈ 17 (BPS\u2060-\u206017) یا اس سے اوپر ہو، جیسے سرکاری کالج کا لیکچرر یا سرکاری ہسپتال کا میڈیکل آفیسر۔ مہر پر عہدہ اور گریڈ لکھا ہوتا ہے۔',
  papers: 'آپ کے کاغذات، تصویر یا اسکین کی صورت میں',
  forEvery: 'ہر درخواست کے لیے',
  forNew: 'نئی رجسٹریشن کے لیے',
  forRenewal: 'تجدید کے لیے',
  paper: ({ key, label, example }) => urduPapers[key] ?? { name: label, text: example },
  afterPaying: '، فیس ادا کرنے کے بعد',
  fee: 'فیس',
  feeAndTime: 'فیس اور وقت',
  feeTitles: { 'New Registration': 'نئی رجسٹریشن', 'Renewal Registration': 'رجسٹریشن کی تجدید' },
  late: (graceInDays, late) =>
    `اگر درخواست کے وقت ڈگری کو جاری ہوئے ${graceInDays} دن سے زیادہ ہو چکے ہوں تو اس کے بعد ${urduLateRate(late)} کا اضافہ ہوتا ہے، زیادہ سے زیادہ ${urduAmount(late.cap)}۔`,
  time: 'کتنا وقت لگتا ہے',
  days: (days) => `${days} دن`,
  usually:
    'عام طور پر، اس دن سے جب کونسل کے پاس آپ کے کاغذات اور فیس پہنچ جائیں، سرٹیفکیٹ تیار ہونے تک۔ کوئی چیز کم ہو یا درست کرنی ہو تو زیادہ وقت لگتا ہے۔',
  feeBeforeSubmitting: 'پورٹل درخواست بھیجنے سے پہلے آپ کی فیس دکھاتا ہے۔',
  instruments: (names) =>
    `ادائیگی صرف ان سے ہو سکتی ہے: ${names.map((name) => urduInstruments[name] ?? name).join('، ')}۔ نقد رقم قبول نہیں کی جاتی۔`,
  sample: 'یہ ایک نمونہ ہے۔ کونسل نے ابھی اپنی فیس مقرر نہیں کی۔',
  ask: 'کس سے پوچھیں',
}

export const startWords: InLanguages<StartWords> = { en, ur }
