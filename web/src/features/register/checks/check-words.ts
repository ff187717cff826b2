/** What the pages of an organisation that asks by name say, in both languages. */
import { type InLanguages, isolated } from '#shared/kit/languages.ts'

const en = {
  title: 'Checks by name',
  lead: 'Does somebody apply to you for work, or for a drug sale licence? Ask the register in the name of your organisation: you get a signed answer, and the holder of the registration is told who asked and what for.',
  anonymous: 'Whoever only wants to look at an entry needs nothing of this:',
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
    'Its name and address are forgotten, and this session ends. Holders still read who has asked about them, for as long as checks are kept.',
  closed: 'Your organisation and its address are forgotten.',
  cancel: 'Cancel',
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
      'اس کا نام اور پتہ بھلا دیا جاتا ہے، اور یہ سیشن ختم ہو جاتا ہے۔ جن کے بارے میں پوچھا گیا وہ تب تک پڑھتے ہیں کہ کس نے پوچھا، جب تک جانچیں رکھی جاتی ہیں۔',
    closed: 'آپ کا ادارہ اور اس کا پتہ بھلا دیا گیا ہے۔',
    cancel: 'رہنے دیں',
  },
}
