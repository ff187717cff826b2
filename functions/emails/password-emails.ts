/** The e-mails about the password of an applicant's account. */
import { type Draft, greeting } from './message.ts'

export const passwordResetEmail = (to: string, name: string | null, link: string): Draft => ({
  to,
  subject: 'Set a new password',
  paragraphs: [
    greeting(name),
    'Somebody, probably you, asked to set a new password for your account. Open this link within 30 minutes:',
    { link },
    'If it was not you, ignore this email: your password stays as it is.',
  ],
})

export const accountChangedEmail = (to: string, name: string | null, link: string): Draft => ({
  to,
  subject: 'Your account was changed',
  paragraphs: [
    greeting(name),
    'The password of your account was changed just now, and other sessions were ended.',
    'If it was you, you do not need to do anything. If it was not you, open this link at once to get your account back:',
    { link },
  ],
})
