/** The e-mails about how an applicant signs in. */
import { type Draft, greeting } from '#functions/platform/outbox/message.ts'

/** @param isVoid after a change was undone, and nobody can sign in with the password that was set before */
export const passwordResetEmail = (
  to: string,
  name: string | null,
  link: string,
  isVoid: boolean,
): Draft => ({
  to,
  subject: 'Set a new password',
  paragraphs: [
    greeting(name),
    isVoid
      ? 'Your account has no password since a change of it was undone. Open this link within 30 minutes to set a new one:'
      : 'Somebody, probably you, asked to set a new password for your account. Open this link within 30 minutes:',
    { link },
    isVoid
      ? 'Later you get another link with “Forgot password”.'
      : 'If it was not you, ignore this email: your password stays as it is.',
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

export const sessionsEndedEmail = (to: string, name: string | null, link: string): Draft => ({
  to,
  subject: 'You were signed out everywhere',
  paragraphs: [
    greeting(name),
    'The council has ended every session of your account, in all browsers. Your password is as it was; sign in with it again.',
    'If you had not asked the council for this, or somebody else may know your password, set a new one:',
    { label: 'Set a new password', link },
  ],
})

export const passkeysChangedEmail = (
  to: string,
  name: string | null,
  link: string,
  change: 'passkey-added' | 'passkey-removed',
): Draft => ({
  to,
  subject: change === 'passkey-added' ? 'A passkey was added' : 'A passkey was removed',
  paragraphs: [
    greeting(name),
    change === 'passkey-added'
      ? 'A passkey was added to your account just now. It signs in without your password. Other sessions were ended.'
      : 'A passkey was removed from your account just now, and other sessions were ended.',
    'If it was you, you do not need to do anything. If it was not you, set a new password at once: that removes all passkeys and ends every session.',
    { label: 'Set a new password', link },
  ],
})
