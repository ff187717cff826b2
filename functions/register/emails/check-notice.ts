/** Tells a holder that an organisation has asked about their registration. What it typed is quoted to a confirmed address only. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import { purposeLabels } from '#shared/vocabulary/register.ts'

const words: InLanguages<{
  subject: (number: string) => string
  said: (number: string, day: string) => string
  who: (organisation: string, email: string) => string
  what: (purpose: string, premises: string) => string
  answer: string
}> = {
  en: {
    subject: (number) => `Somebody has asked about your registration ${number}`,
    said: (number, day) => `On ${day} an organisation asked the register by name about ${number}:`,
    who: (organisation, email) => `Who says to ask: ${organisation}, ${email}`,
    what: (purpose, premises) => `What for: ${purpose}, ${premises}`,
    answer:
      'If you know nothing of it, tell the council with one press. You can also see there who asked before:',
  },
  ur: {
    subject: (number) => `کسی نے آپ کی رجسٹریشن ${number} کے بارے میں پوچھا ہے`,
    said: (number, day) => `${day} کو ایک ادارے نے اپنے نام سے رجسٹر سے ${number} کے بارے میں پوچھا:`,
    who: (organisation, email) => `پوچھنے والا اپنا نام یہ بتاتا ہے: ${organisation}، ${email}`,
    what: (purpose, premises) => `کس لیے: ${purpose}، ${premises}`,
    answer:
      'اگر آپ اس کے بارے میں کچھ نہیں جانتے تو ایک بار دبا کر کونسل کو بتائیں۔ آپ وہاں یہ بھی دیکھ سکتے ہیں کہ پہلے کس نے پوچھا:',
  },
}

/** Null where the check is not kept any more, or the registration is somebody else's now. */
export const composeCheckNotice = async (
  { number = '', change = '' }: StoredEmail,
  account: Account,
  { checks, config }: Needs<'checks' | 'config'>,
): Promise<BilingualDraft | null> => {
  const check = await checks.readNamed(number, change)
  if (check?.holder !== account.id) return null
  const { organisation, email, purpose, premises, at } = check
  return bilingual(account.email, (language) => {
    const fact = (text: string) => isolated(text, language)
    const { subject, said, who, what, answer } = words[language]
    return {
      subject: subject(fact(number)),
      paragraphs: [
        greetingOf(account, language),
        said(fact(number), fact(formatDate(dayInKarachi(new Date(at))))),
        ...(isEmailConfirmed(account)
          ? [who(fact(organisation), fact(email)), what(purposeLabels[language][purpose], fact(premises))]
          : []),
        answer,
        { link: `${config.BASE_URL}${paths.ownChecks}` },
      ],
    }
  })
}
