/** The e-mails about the address of an account. One to an address that is not confirmed carries nothing that anybody has typed. */

import { type Draft, greeting, theCouncil } from '#functions/platform/outbox/message.ts'

/** Sent to the address of a new account. */
export const welcomeEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    `Welcome to the portal of ${theCouncil}.`,
    'An account was registered with this email address. If it was you, open this link within 7 days to confirm the address:',
    { link },
    'You can use your account meanwhile.',
    'If it was not you, ignore this email. Somebody may have mistyped their address.',
  ],
})

/** Sent to another address that an account uses, and again to one that is not confirmed yet. */
export const confirmEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    `Open this link within 7 days to confirm that this is the email address of your account in the portal of ${theCouncil}:`,
    { link },
    'If you have no account there, ignore this email. Somebody may have mistyped their address.',
  ],
})

const restoredByLink =
  'Your account then uses this address again, every session ends, and you get a link to set a new password.'

/** Sent to the confirmed address that was left. @param link restores it */
export const emailChangeEmail = (to: string, name: string, newEmail: string, link: string): Draft => ({
  to,
  subject: 'Your email address was changed',
  paragraphs: [
    greeting(name),
    `The email address of your account was changed from ${to} to ${newEmail}.`,
    'If it was you, you do not need to do anything. If it was not you, or you have changed your mind, undo the change within 7 days:',
    { link },
    restoredByLink,
  ],
})

/** Sent to an address that was left before anybody had confirmed it. @param link restores it, with the CNIC of the account */
export const unconfirmedChangeEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Your email address was changed',
  paragraphs: [
    greeting(null),
    `An account in the portal of ${theCouncil} used this email address. It uses another one now.`,
    'If it is your account and it was not you who changed it, undo the change within 7 days. You need the CNIC of the account:',
    { link },
    restoredByLink,
    'If you have no account there, ignore this email. Somebody may have mistyped their address.',
  ],
})

/** Sent to the address that gave way to the former one. */
export const emailUndoneEmail = (to: string): Draft => ({
  to,
  subject: 'The change of an email address was undone',
  paragraphs: [
    greeting(null),
    `An account in the portal of ${theCouncil} used this email address. The change was undone from the address before it, so that the account uses that one again. Every session has ended.`,
    'If it is your account and you do not know who undid it, please tell the council.',
  ],
})
