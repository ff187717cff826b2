/** The e-mails about the address of an account. One to an address that is not confirmed carries nothing that anybody has typed. */

import { type Draft, greeting } from './message.ts'

/** Sent to the address of a new account. */
export const welcomeEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    'Welcome to the Pharmacy Council Portal.',
    'An account was registered with this email address. If it was you, open this link within 7 days to confirm the address:',
    { link },
    'You can use your account meanwhile. The council approves an application only after the address is confirmed.',
    'If it was not you, ignore this email. Somebody may have mistyped their address.',
  ],
})

/** Sent again to the present address, which is not confirmed yet. */
export const confirmEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    'Open this link within 7 days to confirm that this is the email address of your account in the Pharmacy Council Portal:',
    { link },
    'If you have no account there, ignore this email. Somebody may have mistyped their address.',
  ],
})

/** Sent to a new address that somebody wants to use. */
export const confirmNewEmail = (to: string, link: string): Draft => ({
  to,
  subject: 'Confirm your new email address',
  paragraphs: [
    'Somebody, probably you, wants to use this email address for an account in the Pharmacy Council Portal. Open this link within 7 days to confirm it:',
    { link },
    'Until then the account keeps its present address. If it was not you, ignore this email.',
  ],
})

/**
 * Sent to the confirmed address that is being replaced.
 * @param link keeps or restores it
 */
export const emailChangeEmail = (to: string, name: string, newEmail: string, link: string): Draft => ({
  to,
  subject: 'Your email address is being changed',
  paragraphs: [
    greeting(name),
    `The email address of your account is to be changed from ${to} to ${newEmail}. The new address counts as soon as it is confirmed.`,
    'If it was you, you do not need to do anything here. If it was not you, or you have changed your mind, open this link within 7 days to keep this address:',
    { link },
    'If the new address counts already, the link restores this one, ends every session and lets you set a new password.',
  ],
})
