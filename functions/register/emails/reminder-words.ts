/** What reminders of the end of a registration say, in both languages. */
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { datesAheadWords } from '#shared/register/rules/registration.ts'

const en = {
  before: {
    subject: (end: string) => `Renew your registration by ${end}`,
    told: (number: string, end: string) => `Your registration ${number} is valid until ${end}.`,
  },
  lastDay: {
    subject: (_end: string) => 'Your registration ends today',
    told: (number: string, end: string) => `Your registration ${number} is valid until today, ${end}.`,
  },
  after: {
    subject: (end: string) => `Your registration ended on ${end}`,
    told: (number: string, end: string) => `Your registration ${number} ended on ${end}.`,
  },
  unpaid: (reference: string) =>
    `Your renewal ${reference} is handed in, and not paid yet as far as the council knows. Pay the fee and add the deposit slip in the portal, so that it can be decided:`,
  later: (from: string) =>
    `From ${from} you can renew it in the portal. Check what the council has on file, see the fee, and hand in:`,
  now: 'Please renew it in the portal now. Check what the council has on file, see the fee, and hand in:',
  dates: datesAheadWords,
}

export const reminderWords: InLanguages<typeof en> = {
  en,
  ur: {
    before: {
      subject: (end) => `${end} تک اپنی رجسٹریشن کی تجدید کروائیں`,
      told: (number, end) => `آپ کی رجسٹریشن ${number} کی مدت ${end} تک ہے۔`,
    },
    lastDay: {
      subject: () => 'آپ کی رجسٹریشن کی مدت آج ختم ہو رہی ہے',
      told: (number, end) => `آپ کی رجسٹریشن ${number} کی مدت آج ${end} تک ہے۔`,
    },
    after: {
      subject: (end) => `آپ کی رجسٹریشن کی مدت ${end} کو ختم ہو گئی`,
      told: (number, end) => `آپ کی رجسٹریشن ${number} کی مدت ${end} کو ختم ہو گئی۔`,
    },
    unpaid: (reference) =>
      `آپ کی تجدید کی درخواست ${reference} جمع ہو چکی ہے، مگر کونسل کے علم کے مطابق اس کی فیس ابھی ادا نہیں ہوئی۔ فیس ادا کریں اور ڈپازٹ سلپ پورٹل میں شامل کریں تاکہ درخواست پر فیصلہ ہو سکے:`,
    later: (from) =>
      `آپ ${from} سے پورٹل میں اس کی تجدید کر سکتے ہیں۔ کونسل کے پاس موجود کوائف دیکھیں، فیس معلوم کریں، اور درخواست جمع کروائیں:`,
    now: 'براہِ کرم ابھی پورٹل میں اس کی تجدید کریں۔ کونسل کے پاس موجود کوائف دیکھیں، فیس معلوم کریں، اور درخواست جمع کروائیں:',
    dates: {
      expires: (day) => `${isolated(day, 'ur')} کے بعد عوامی رجسٹر میں اس کی مدت ختم دکھائی جائے گی۔`,
      inTime: (day) => `${isolated(day, 'ur')} تک تجدید بروقت شمار ہو گی۔`,
      late: (day) => `${isolated(day, 'ur')} سے تجدید تاخیر سے شمار ہوتی ہے۔`,
      leaves: (day) => `تجدید نہ ہونے کی صورت میں یہ ${isolated(day, 'ur')} کو رجسٹر سے خارج ہو جائے گی۔`,
      hasLeft: 'یہ رجسٹر سے خارج ہو چکی ہے۔ تجدید سے یہ دوبارہ شامل ہو جائے گی۔',
    },
  },
}
