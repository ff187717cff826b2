/** The e-mail that says that an account is closed, and how to keep it. */

import { type BilingualDraft, bilingual, theCouncil } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { daysOfClosing } from '#shared/accounts/rules/account-closing.ts'
import { formatDate } from '#shared/kit/format.ts'
import { type InLanguages, isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { Account } from '../data/stored-account.ts'
import { greetingOf } from './greeting-of.ts'

const en = {
  subject: 'Your account is closed',
  asked: `Your account in the portal of ${theCouncil} was closed just now, and every session was ended.`,
  unused: `Your account in the portal of ${theCouncil} was not used for a long time, so it is closed now.`,
  keep: (day: string) => `To keep it after all, sign in by ${day} and press Keep my account:`,
  removed: (day: string) =>
    `After that nobody can sign in with it any more. What the council need not keep is removed by ${day}. Submitted applications with their decisions, payments and history stay with the council, apart from any account.`,
  registration: (number: string) =>
    `Your registration ${number} stays in the register. To renew it later, open an account again and claim the number; keep your certificate for that.`,
  notYou:
    'If it was not you who closed it, keep the account and set a new password at once. If you do not know the password any more, ask for a new one where you sign in.',
}

const words: InLanguages<typeof en> = {
  en,
  ur: {
    subject: 'آپ کا اکاؤنٹ بند کر دیا گیا ہے',
    asked: `${theCouncil} کے پورٹل میں آپ کا اکاؤنٹ ابھی بند کیا گیا ہے، اور تمام سیشن ختم کر دیے گئے ہیں۔`,
    unused: `${theCouncil} کے پورٹل میں آپ کا اکاؤنٹ طویل عرصے سے استعمال نہیں ہوا، اس لیے اب بند کر دیا گیا ہے۔`,
    keep: (day) => `اسے برقرار رکھنے کے لیے ${day} تک سائن ان کریں اور Keep my account دبائیں:`,
    removed: (day) =>
      `اس کے بعد اس اکاؤنٹ سے کوئی سائن ان نہیں کر سکے گا۔ جو کچھ کونسل کو رکھنا ضروری نہیں، وہ ${day} تک ہٹا دیا جائے گا۔ جمع کرائی گئی درخواستیں اپنے فیصلوں، ادائیگیوں اور تاریخ کے ساتھ، کسی اکاؤنٹ کے بغیر، کونسل کے پاس رہیں گی۔`,
    registration: (number) =>
      `آپ کی رجسٹریشن ${number} رجسٹر میں برقرار ہے۔ بعد میں تجدید کے لیے دوبارہ اکاؤنٹ بنائیں اور اس نمبر کا دعویٰ کریں؛ اس کے لیے اپنا سرٹیفکیٹ سنبھال کر رکھیں۔`,
    notYou:
      'اگر اکاؤنٹ آپ نے بند نہیں کیا تو اسے برقرار رکھیں اور فوراً نیا پاس ورڈ مقرر کریں۔ اگر پاس ورڈ یاد نہیں تو سائن ان کے صفحے پر نیا مانگیں۔',
  },
}

/** Nothing is sent if the account was kept in the meantime. */
export const composeClosingEmail = (
  _email: StoredEmail,
  account: Account,
  { config }: Needs<'config'>,
): BilingualDraft | null => {
  if (!account.closing) return null
  const { asked_at, reason } = account.closing
  const { keepable_until, removed_by } = daysOfClosing(asked_at)
  return bilingual(account.email, (language) => {
    const said = words[language]
    const shown = (fact: string) => isolated(fact, language)
    return {
      subject: said.subject,
      paragraphs: [
        greetingOf(account, language),
        reason === 'asked' ? said.asked : said.unused,
        said.keep(shown(formatDate(keepable_until))),
        { link: `${config.BASE_URL}${paths.login}` },
        said.removed(shown(formatDate(removed_by))),
        ...(account.registration ? [said.registration(shown(account.registration.number))] : []),
        ...(reason === 'asked' ? [said.notYou] : []),
      ],
    }
  })
}
