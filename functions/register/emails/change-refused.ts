/** The e-mail that tells a holder why a change of the register was refused. What was asked for is not repeated in it. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { Asked, RefusalReason } from '#shared/register/records/change-request.ts'
import { refusalLabels } from '#shared/register/rules/change-requests.ts'

const en = {
  letterSubject: 'Your letter of good standing was refused',
  subject: 'The change that you asked for was refused',
  letter: (number: string) =>
    `You asked the council for a letter of good standing of your registration ${number}.`,
  change: (number: string, asked: string) =>
    `You asked the council to change your registration ${number}: ${asked}. The register stays as it is.`,
  asked: askedLabels,
  why: (reason: string) => `Why: ${reason}.`,
  reasons: refusalLabels,
  answer: (answer: string) => `The registrar writes: ${answer}`,
  letterAgain: 'You can ask again:',
  again: 'You can ask again, with another document:',
}

const askedInUrdu: Record<Asked, string> = {
  name: 'نام',
  father_name: 'والد کا نام',
  cnic: 'شناختی کارڈ نمبر',
  date_of_birth: 'تاریخِ پیدائش',
  city: 'شہر',
  qualification: 'تعلیمی قابلیت',
  letter: 'لیٹر آف گڈ اسٹینڈنگ',
}

const reasonsInUrdu: Record<RefusalReason, string> = {
  'document-unreadable': 'دستاویز پڑھی نہیں جا سکتی',
  'document-insufficient': 'دستاویز سے تبدیلی ثابت نہیں ہوتی',
  'document-differs': 'دستاویز میں کچھ اور درج ہے',
  'not-recognised': 'دستاویز میں جو درج ہے، کونسل اسے تسلیم نہیں کرتی',
  'addressee-unknown': 'جس کے نام خط مانگا گیا، کونسل اسے نہیں جانتی',
  other: 'کوئی اور وجہ',
}

const words: InLanguages<typeof en> = {
  en,
  ur: {
    letterSubject: 'لیٹر آف گڈ اسٹینڈنگ کی درخواست مسترد ہو گئی',
    subject: 'آپ کی تبدیلی کی درخواست مسترد ہو گئی',
    letter: (number) =>
      `آپ نے کونسل سے اپنی رجسٹریشن ${number} کے لیے لیٹر آف گڈ اسٹینڈنگ کی درخواست کی تھی۔`,
    change: (number, asked) =>
      `آپ نے کونسل سے اپنی رجسٹریشن ${number} میں تبدیلی کی درخواست کی تھی (${asked})۔ رجسٹر میں کوئی تبدیلی نہیں کی گئی۔`,
    asked: askedInUrdu,
    why: (reason) => `وجہ: ${reason}۔`,
    reasons: reasonsInUrdu,
    answer: (answer) => `رجسٹرار لکھتے ہیں: ${answer}`,
    letterAgain: 'آپ دوبارہ درخواست کر سکتے ہیں:',
    again: 'آپ کسی اور دستاویز کے ساتھ دوبارہ درخواست کر سکتے ہیں:',
  },
}

/** Null where the request is not there any more, or was not refused. */
export const composeChangeRefused = async (
  { reference_no = '', change = '' }: StoredEmail,
  account: Account,
  { changeRequests, config }: Needs<'changeRequests' | 'config'>,
): Promise<BilingualDraft | null> => {
  const request = await changeRequests.read(reference_no, change)
  if (request?.state !== 'refused' || !request.reason) return null
  const { answer, particular, reason } = request
  const isLetter = particular === 'letter'
  return bilingual(account.email, (language) => {
    const said = words[language]
    const number = isolated(request.number, language)
    return {
      subject: isLetter ? said.letterSubject : said.subject,
      paragraphs: [
        greetingOf(account, language),
        isLetter ? said.letter(number) : said.change(number, said.asked[particular]),
        said.why(said.reasons[reason]),
        ...(isEmailConfirmed(account) ? [said.answer(isolated(answer, language))] : []),
        isLetter ? said.letterAgain : said.again,
        { link: `${config.BASE_URL}${paths.ownRegistration}` },
      ],
    }
  })
}
