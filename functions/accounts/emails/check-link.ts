/** The e-mail by which an organisation asks the register by name. Nobody has confirmed the address yet: it quotes nothing. */
import { randomBytes } from 'node:crypto'
import { type BilingualDraft, bilingual, theCouncil } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import type { InLanguages } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'

const words: InLanguages<{ subject: string; said: string; ignore: string }> = {
  en: {
    subject: 'Your link to check registrations',
    said: `Open this link within 30 minutes to ask the register of ${theCouncil} in the name of your organisation. It works once:`,
    ignore: 'If you have not asked for it, ignore this email. Somebody may have mistyped their address.',
  },
  ur: {
    subject: 'رجسٹریشن چیک کرنے کے لیے آپ کا لنک',
    said: `${theCouncil} کے رجسٹر سے اپنے ادارے کے نام سے پوچھنے کے لیے یہ لنک 30 منٹ کے اندر کھولیں۔ یہ ایک بار کام کرتا ہے:`,
    ignore: 'اگر یہ آپ نے نہیں مانگا تو اس ای میل کو نظر انداز کریں۔ شاید کسی نے اپنا پتہ غلط لکھ دیا ہے۔',
  },
}

export const composeCheckLink = async (
  { to = '', user_id }: StoredEmail,
  { clock, config, emailLinks }: Needs<'clock' | 'config' | 'emailLinks'>,
): Promise<BilingualDraft> => {
  const token = randomBytes(32).toString('base64url')
  await emailLinks.issue({ kind: 'check', user_id, email: to }, token, clock())
  return bilingual(to, (language) => {
    const { subject, said, ignore } = words[language]
    return { subject, paragraphs: [said, { link: `${config.BASE_URL}${paths.checksOpen}/${token}` }, ignore] }
  })
}
