import { greeting } from '#functions/platform/outbox/message.ts'
import type { Language } from '#shared/kit/languages.ts'
import { type Account, isEmailConfirmed } from '../data/stored-account.ts'

/** The greeting in an e-mail to an account. */
export const greetingOf = (
  account: Pick<Account, 'name' | 'email_confirmed_at'>,
  language: Language = 'en',
): string => greeting(isEmailConfirmed(account) ? account.name : null, language)
