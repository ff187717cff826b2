/** What the pages of an organisation that asks by name say, in both languages. */
import { type InLanguages, isolated } from '#shared/kit/languages.ts'

const en = {
  title: 'Checks by name',
  lead: 'Does somebody apply to you for work, or for a drug sale licence? Ask the register in the name of your organisation: you get a signed answer, and the holder of the registration is told who asked and what for.',
  anonymous: 'To look at one entry you need none of this:',
  search: 'Look for one person',
  email: 'Email address of your organisation',
  emailHint: 'We send a link there. There is no password.',
  send: 'Send the link',
  sending: 'Sending…',
  sent: (email: string) =>
    `We have sent a link to ${email}. It works for 30 minutes. Look in your spam folder too.`,
  opening: 'Opening your link…',
  expired: 'This link has expired',
  expiredText: 'A link works once, within 30 minutes. Ask for another one.',
  askAgain: 'Ask for a link',
  organisation: 'Name of your organisation',
  organisationHint: 'As its letters say it. Holders of registrations read it.',
  save: 'Save',
  ended: 'Your session has ended. Ask for another link.',
  who: (organisation: string, email: string) => `You ask as ${organisation}, ${email}.`,
  rename: 'Change the name',
  watch: 'Watch registrations',
  leave: 'Leave',
  close: 'Forget my organisation',
  closeText:
    'Its name and address are forgotten, it watches no registrations any more, and this session ends. Holders still read who has asked about them, for as long as checks are kept.',
  closed: 'Your organisation and its address are forgotten.',
  numbers: 'Registration numbers',
  numbersHint: 'One to a line, up to 20: A-00012',
  purpose: 'What you ask for',
  purposes: { employment: 'Employment', licence: 'Drug sale licence', other: 'Another purpose' },
  premises: 'Premises',
  premisesHint: 'Name and city of the pharmacy, store, hospital or firm',
  holderIsTold:
    'Each holder who has an account gets an email with the name and address of your organisation, the purpose and the premises.',
  ask: 'Ask the register',
  asking: 'Asking…',
  answered: 'The register has answered. Each holder with an account is told by email.',
  untold: (numbers: string) =>
    `Nobody could be told about ${numbers}: the holder has no account that we can write to. Ask to see the person, and compare the face with the certificate.`,
  print: 'Print the answer',
  csv: 'Save its rows as CSV',
  back: 'Ask about others',
  before: 'What you asked before',
  noneBefore: 'Nothing yet.',
  open: (at: string) => `Open the answer of ${at}`,
  stopped: (until: string) =>
    `The council takes no questions of your organisation before ${until}. What it has asked stands below.`,
}

const fact = (text: string) => isolated(text, 'ur')

export const checkWords: InLanguages<typeof en> = {
  en,
  ur: {
    title: 'ادارے کے نام سے جانچ',
    lead: 'کیا کوئی آپ کے ہاں ملازمت یا ڈرگ سیل لائسنس کے لیے درخواست دے رہا ہے؟ اپنے ادارے کے نام سے رجسٹر سے پوچھیں: آپ کو دستخط شدہ جواب ملتا ہے، اور رجسٹریشن والے کو بتایا جاتا ہے کہ کس نے اور کس لیے پوچھا۔',
    anonymous: 'جو صرف اندراج دیکھنا چاہے، اسے اس کی ضرورت نہیں:',
    search: 'ایک شخص کو تلاش کریں',
    email: 'آپ کے ادارے کا ای میل پتہ',
    emailHint: 'ہم وہاں ایک لنک بھیجتے ہیں۔ کوئی پاس ورڈ نہیں۔',
    send: 'لنک بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    sent: (email) =>
      `ہم نے ${fact(email)} پر ایک لنک بھیج دیا ہے۔ یہ 30 منٹ کام کرتا ہے۔ سپیم فولڈر بھی دیکھیں۔`,
    opening: 'آپ کا لنک کھل رہا ہے…',
    expired: 'اس لنک کی مدت ختم ہو گئی ہے',
    expiredText: 'لنک 30 منٹ کے اندر ایک بار کام کرتا ہے۔ دوسرا لنک منگوائیں۔',
    askAgain: 'لنک منگوائیں',
    organisation: 'آپ کے ادارے کا نام',
    organisationHint: 'جیسے اس کے خطوط پر ہے۔ رجسٹریشن والے اسے پڑھتے ہیں۔',
    save: 'محفوظ کریں',
    ended: 'آپ کا سیشن ختم ہو گیا ہے۔ دوسرا لنک منگوائیں۔',
    who: (organisation, email) => `آپ ${fact(organisation)} کی طرف سے پوچھ رہے ہیں، ${fact(email)}۔`,
    rename: 'نام بدلیں',
    watch: 'رجسٹریشنوں پر نظر رکھیں',
    leave: 'باہر جائیں',
    close: 'میرا ادارہ بھلا دیں',
    closeText:
      'اس کا نام اور پتہ بھلا دیا جاتا ہے، وہ کسی رجسٹریشن پر نظر نہیں رکھتا، اور یہ سیشن ختم ہو جاتا ہے۔ جن کے بارے میں پوچھا گیا وہ تب تک پڑھتے ہیں کہ کس نے پوچھا، جب تک جانچیں رکھی جاتی ہیں۔',
    closed: 'آپ کا ادارہ اور اس کا پتہ بھلا دیا گیا ہے۔',
    numbers: 'رجسٹریشن نمبر',
    numbersHint: `ہر سطر میں ایک، زیادہ سے زیادہ 20: ${fact('A-00012')}`,
    purpose: 'آپ کس لیے پوچھ رہے ہیں',
    purposes: { employment: 'ملازمت', licence: 'ڈرگ سیل لائسنس', other: 'کوئی اور مقصد' },
    premises: 'جگہ',
    premisesHint: 'فارمیسی، سٹور، ہسپتال یا کمپنی کا نام اور شہر',
    holderIsTold:
      'ہر رجسٹریشن والے کو، جس کا اکاؤنٹ ہے، ای میل ملتی ہے جس میں آپ کے ادارے کا نام اور پتہ، مقصد اور جگہ درج ہوتی ہے۔',
    ask: 'رجسٹر سے پوچھیں',
    asking: 'پوچھا جا رہا ہے…',
    answered: 'رجسٹر نے جواب دے دیا ہے۔ جس کا اکاؤنٹ ہے اسے ای میل سے بتایا جاتا ہے۔',
    untold: (numbers) =>
      `${fact(numbers)} کے بارے میں کسی کو بتایا نہیں جا سکا: رجسٹریشن والے کا کوئی ایسا اکاؤنٹ نہیں جسے ہم لکھ سکیں۔ اس شخص کو خود دیکھیں اور چہرہ سرٹیفکیٹ سے ملائیں۔`,
    print: 'جواب پرنٹ کریں',
    csv: 'سطریں CSV میں محفوظ کریں',
    back: 'اور نمبر پوچھیں',
    before: 'آپ نے پہلے کیا پوچھا',
    noneBefore: 'ابھی کچھ نہیں۔',
    open: (at) => `${fact(at)} کا جواب کھولیں`,
    stopped: (until) =>
      `کونسل ${fact(until)} سے پہلے آپ کے ادارے کے سوال نہیں لیتی۔ جو پوچھا جا چکا وہ نیچے ہے۔`,
  },
}
