/** The public log in both languages. */
import type { LogKind } from '#shared/certificates/records/public-log.ts'
import type { InLanguages } from '#shared/kit/languages.ts'

const en = {
  title: 'Public log of the register',
  lead: 'Everybody can check whether this register was altered afterwards, also by the council itself: each change that the public can see is also written into a log to which lines are only ever added. Anybody may keep a copy of it. Whoever has an older copy sees whether a line was altered, taken out or back-dated.',
  noNames:
    'A line has a time, a registration number, what happened, and a fingerprint of what the register says. It has no name, and no name can be found from it.',
  now: 'The log now',
  empty:
    'The log has no lines yet. The first ones are written in the minutes after the register has its first entry.',
  size: 'Lines',
  root: 'Root, which changes with every line',
  signedAt: 'Signed',
  key: 'Key of the log, for programs',
  notSigned: 'The signature of this log is not the council’s. Please tell the council.',
  cannot: 'This browser cannot check signatures. Please use a newer one.',
  whole: 'Check the whole log',
  wholeText:
    'A program of one page fetches the log, compares it with its last copy and lists what is new. It needs nothing but Node, and nobody at the council knows who runs it.',
  program: 'Save the program',
  run: 'Then run it once a day, on any computer with Node 24:',
  standings:
    'Each night the council also signs a list of what every registration is worth that day, without names; with it a phone checks a certificate where there is no network.',
  check: 'Check a certificate',
  proofTitle: 'Check a proof',
  proofText:
    'The holder of a registration has a file that proves what the register said. It is checked on this device and sent nowhere.',
  open: 'Open the file',
  proved: (index: number, at: string) => `Proved: this is line ${index} of the log, written on ${at}.`,
  notProved:
    'This file proves nothing: it is none of this log’s, or something in it was changed. It may be that the file was cut when it was sent.',
  kinds: {
    present: 'Stood in the register when the log began',
    entered: 'New in the register',
    changed: 'Changed in the register',
    withdrawn: 'Not public any more',
  } satisfies Record<LogKind, string>,
  happened: 'What happened',
  factsHidden: 'The register has said something else since; the line stands all the same.',
  since: (day: string) => `from ${day}`,
  certificate: 'Certificate',
  back: 'Search the register',
}

export const logWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'رجسٹر کا عوامی لاگ',
    lead: 'ہر کوئی جانچ سکتا ہے کہ یہ رجسٹر بعد میں بدلا تو نہیں گیا، خود کونسل کی طرف سے بھی: ہر وہ تبدیلی جو عوام دیکھ سکتے ہیں ایک ایسے لاگ میں بھی لکھی جاتی ہے جس میں سطریں صرف بڑھائی جاتی ہیں۔ کوئی بھی اس کی نقل رکھ سکتا ہے۔ جس کے پاس پرانی نقل ہو وہ دیکھ لیتا ہے کہ کوئی سطر بدلی، نکالی یا پچھلی تاریخ میں لکھی گئی یا نہیں۔',
    noNames:
      'ہر سطر میں وقت، رجسٹریشن نمبر، یہ کہ کیا ہوا، اور رجسٹر کے اندراج کا ایک نشان ہوتا ہے۔ اس میں کوئی نام نہیں، اور اس سے کوئی نام معلوم نہیں ہو سکتا۔',
    now: 'لاگ اس وقت',
    empty: 'لاگ میں ابھی کوئی سطر نہیں۔ رجسٹر کے پہلے اندراج کے چند منٹ بعد پہلی سطریں لکھی جاتی ہیں۔',
    size: 'سطریں',
    root: 'جڑ، جو ہر سطر کے ساتھ بدلتی ہے',
    signedAt: 'دستخط کا وقت',
    key: 'لاگ کی کلید، پروگراموں کے لیے',
    notSigned: 'اس لاگ پر دستخط کونسل کے نہیں ہیں۔ براہ کرم کونسل کو بتائیں۔',
    cannot: 'یہ براؤزر دستخط نہیں جانچ سکتا۔ براہ کرم نیا براؤزر استعمال کریں۔',
    whole: 'پورا لاگ جانچیں',
    wholeText:
      'ایک صفحے کا پروگرام لاگ حاصل کرتا ہے، اسے اپنی پچھلی نقل سے ملاتا ہے اور نئی سطریں بتاتا ہے۔ اسے صرف Node چاہیے، اور کونسل کو معلوم نہیں ہوتا کہ اسے کون چلاتا ہے۔',
    program: 'پروگرام محفوظ کریں',
    standings:
      'ہر رات کونسل ایک فہرست پر بھی دستخط کرتی ہے جس میں ناموں کے بغیر ہر رجسٹریشن کی اس دن کی حیثیت ہوتی ہے؛ اس سے فون بغیر نیٹ ورک کے بھی سرٹیفکیٹ جانچ لیتا ہے۔',
    check: 'سرٹیفکیٹ جانچیں',
    run: 'پھر اسے کسی بھی کمپیوٹر پر، جس میں Node 24 ہو، روزانہ ایک بار چلائیں:',
    proofTitle: 'ثبوت جانچیں',
    proofText:
      'رجسٹرڈ شخص کے پاس ایک فائل ہوتی ہے جو ثابت کرتی ہے کہ رجسٹر میں کیا تھا۔ وہ اسی آلے پر جانچی جاتی ہے اور کہیں نہیں بھیجی جاتی۔',
    open: 'فائل کھولیں',
    proved: (index, at) => `ثابت ہوا: یہ لاگ کی سطر ${index} ہے، جو ${at} کو لکھی گئی۔`,
    notProved:
      'یہ فائل کچھ ثابت نہیں کرتی: یہ اس لاگ کی نہیں، یا اس میں کچھ بدلا گیا ہے۔ ہو سکتا ہے بھیجتے وقت فائل کٹ گئی ہو۔',
    kinds: {
      present: 'لاگ کے آغاز پر رجسٹر میں تھا',
      entered: 'رجسٹر میں نیا اندراج',
      changed: 'رجسٹر میں تبدیلی',
      withdrawn: 'اب عوامی نہیں',
    },
    happened: 'کیا ہوا',
    factsHidden: 'اس کے بعد رجسٹر میں کچھ اور لکھا گیا؛ سطر پھر بھی قائم ہے۔',
    since: (day) => `${day} سے`,
    certificate: 'سرٹیفکیٹ',
    back: 'رجسٹر میں تلاش کریں',
  },
}
