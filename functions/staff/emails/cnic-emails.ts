/** The e-mails about a CNIC that another account had, to that account and to the person who asked. */
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { CnicEmail, StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'

const texts: Record<CnicEmail, InLanguages<{ subject: string; said: string }>> = {
  'cnic-freed': {
    en: {
      subject: 'You can register with your CNIC',
      said: 'You told the council that you cannot register with your CNIC. No other account has it now:',
    },
    ur: {
      subject: 'آپ اپنے شناختی کارڈ سے رجسٹر ہو سکتے ہیں',
      said: 'آپ نے کونسل کو بتایا تھا کہ آپ اپنے شناختی کارڈ نمبر (CNIC) سے رجسٹر نہیں ہو پا رہے۔ اب یہ کسی اور اکاؤنٹ میں نہیں ہے:',
    },
  },
  'cnic-refused': {
    en: {
      subject: 'Your request about a CNIC was refused',
      said: 'You told the council that you cannot register with your CNIC. It could not find that the CNIC is yours. Come to the office with your original CNIC.',
    },
    ur: {
      subject: 'شناختی کارڈ کے بارے میں آپ کی درخواست مسترد ہو گئی',
      said: 'آپ نے کونسل کو بتایا تھا کہ آپ اپنے شناختی کارڈ نمبر (CNIC) سے رجسٹر نہیں ہو پا رہے۔ کونسل کو یہ ثبوت نہیں ملا کہ یہ شناختی کارڈ آپ کا ہے۔ اپنا اصل شناختی کارڈ لے کر دفتر آئیں۔',
    },
  },
  'cnic-account-closed': {
    en: {
      subject: 'Your account was closed',
      said: 'Somebody has shown the council that the CNIC of your account is theirs. Two registrars have closed the account. If this is wrong, come to the office with your original CNIC.',
    },
    ur: {
      subject: 'آپ کا اکاؤنٹ بند کر دیا گیا ہے',
      said: 'کسی نے کونسل کو دکھایا ہے کہ آپ کے اکاؤنٹ کا شناختی کارڈ نمبر (CNIC) اس کا ہے۔ دو رجسٹراروں نے اکاؤنٹ بند کر دیا ہے۔ اگر یہ غلط ہے تو اپنا اصل شناختی کارڈ لے کر دفتر آئیں۔',
    },
  },
}

export const composeCnicEmail = (
  kind: CnicEmail,
  { to = '' }: StoredEmail,
  { config }: Needs<'config'>,
): BilingualDraft =>
  bilingual(to, (language) => {
    const { subject, said } = texts[kind][language]
    const link = `${config.BASE_URL}${paths.register}`
    return { subject, paragraphs: [said, ...(kind === 'cnic-freed' ? [{ link }] : [])] }
  })
