/** The e-mail that tells who is in charge of premises that somebody else says the same. It does not say who: the public may not read it. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'

const en = {
  subject: 'Somebody else says to be in charge where you are',
  said: (number: string, place: string) =>
    `Another registered pharmacist has declared to be in charge of ${place}, where you say to be in charge under ${number}.`,
  named: (premises: string, licence: string) => `${premises}, drug sale licence number ${licence}`,
  unnamed: 'premises with the same drug sale licence number',
  stays:
    'What you have declared stays as it is, and the council’s office sees both. If you are in charge there, tell the council.',
  left: 'If you have left, say so:',
}

const words: InLanguages<typeof en> = {
  en,
  ur: {
    subject: 'کوئی اور بھی خود کو آپ کی جگہ کا انچارج بتاتا ہے',
    said: (number, place) =>
      `ایک اور رجسٹرڈ فارماسسٹ نے درج کیا ہے کہ وہ ${place} کا انچارج ہے، جہاں آپ رجسٹریشن ${number} کے تحت خود کو انچارج بتاتے ہیں۔`,
    named: (premises, licence) => `${premises} (ڈرگ سیل لائسنس نمبر ${licence})`,
    unnamed: 'اسی ڈرگ سیل لائسنس نمبر کی جگہ',
    stays:
      'آپ نے جو درج کیا ہے وہ برقرار ہے، اور کونسل کا دفتر دونوں اندراجات دیکھتا ہے۔ اگر وہاں کے انچارج آپ ہیں تو کونسل کو بتائیں۔',
    left: 'اگر آپ وہاں سے جا چکے ہیں تو یہاں درج کریں:',
  },
}

/** Null where the place, or the holder, is not there any more. */
export const alsoInCharge = async (
  { reference_no: number = '', change: id }: StoredEmail,
  account: Account,
  { config, registrations }: Needs<'config' | 'registrations'>,
): Promise<BilingualDraft | null> => {
  const entry = await registrations.read(number, true)
  const place = entry?.holder === account.id ? entry.places?.find((one) => one.id === id) : undefined
  if (!entry || !place || place.until) return null
  return bilingual(account.email, (language) => {
    const said = words[language]
    const [premises, licence] = [place.premises, place.licence].map((fact) => isolated(fact, language))
    const named = isEmailConfirmed(account) ? said.named(premises ?? '', licence ?? '') : said.unnamed
    return {
      subject: said.subject,
      paragraphs: [
        greetingOf(account, language),
        said.said(isolated(entry.number, language), named),
        said.stays,
        said.left,
        { link: `${config.BASE_URL}${paths.ownPlaces}` },
      ],
    }
  })
}
