/** The e-mails to members of staff about their accounts. */

import { type Draft, greeting, theCouncil } from '#functions/platform/outbox/message.ts'
import type { SecurityChange } from '#functions/platform/outbox/stored-email.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** @param link sets the password, once and within a day. @param invited whether the member has no password yet. */
export const staffLinkEmail = (to: string, name: string, link: string, invited: boolean): Draft => ({
  to,
  subject: invited ? 'Your staff account' : 'Set a new staff password',
  paragraphs: [
    greeting(name),
    invited
      ? `You have been given a staff account for the portal of ${theCouncil}. Open this link within 24 hours to set your password:`
      : 'An administrator has sent you a link to set a new password for your staff account. Open it within 24 hours:',
    { link },
    'The link works once. If you did not expect this email, tell the council.',
  ],
})

interface ChangedRights {
  before: readonly StaffRole[]
  after: readonly StaffRole[]
  /** The name of the administrator. */
  by: string
}

const named = (roles: readonly StaffRole[]): string => roles.map((role) => roleLabels[role]).join(', ')

const without = (roles: readonly StaffRole[], others: readonly StaffRole[]): readonly StaffRole[] =>
  roles.filter((role) => !others.includes(role))

export const staffRightsEmail = (
  to: string,
  name: string,
  link: string,
  { before, after, by }: ChangedRights,
): Draft => {
  const [added, removed] = [without(after, before), without(before, after)]
  return {
    to,
    subject: 'Your rights in the portal have changed',
    paragraphs: [
      greeting(name),
      `${by} has changed what you may do in the portal of ${theCouncil}.`,
      {
        list: [
          ...(added.length > 0 ? [`Added: ${named(added)}`] : []),
          ...(removed.length > 0 ? [`Removed: ${named(removed)}`] : []),
          `Your roles now: ${named(after)}`,
        ],
      },
      'You do not need to do anything. If you think this is wrong, tell an administrator.',
      { label: 'Open the portal', link },
    ],
  }
}

interface ToldProposal {
  title: string
  by: string
  confirmed_by?: string | undefined
  proposed: boolean
}

/** Tells an administrator of what two of them decide, without the values. */
export const administratorsEmail = (
  to: string,
  name: string,
  link: string,
  { title, by, confirmed_by, proposed }: ToldProposal,
): Draft => ({
  to,
  subject: proposed ? 'A change waits for another administrator' : 'A change has taken effect',
  paragraphs: [
    greeting(name),
    proposed
      ? `${by} has proposed a change in the portal of ${theCouncil}:`
      : `${by} has made a change in the portal of ${theCouncil}${confirmed_by ? `, and ${confirmed_by} has confirmed it` : ' without a second administrator, because there is no other'}:`,
    { list: [title] },
    proposed
      ? 'It takes effect when another administrator confirms it. Look at the values first. If nobody has spoken with you about it, refuse it and ask.'
      : 'You do not need to do anything. If you do not know of it, speak to the other administrators at once.',
    { label: 'Open the confirmations', link },
  ],
})

const securitySentences: Record<SecurityChange, string> = {
  'password-changed': 'The password of your staff account was changed, and other sessions were ended.',
  'password-set': 'A new password was set for your staff account with a link that was sent to this address.',
  'codes-set-up': 'One-time passwords were set up for your staff account, and other sessions were ended.',
  'codes-replaced':
    'The one-time passwords of your staff account were moved to another phone, and other sessions were ended.',
  'codes-removed':
    'An administrator has removed the one-time passwords and passkeys of your staff account. Until you set one up again, your password alone signs in.',
  'recovery-codes-renewed':
    'New recovery codes were made for your staff account, and other sessions were ended.',
  'recovery-code-used':
    'Somebody signed in to your staff account with one of your recovery codes instead of your phone.',
  'passkey-added': 'A passkey was added to your staff account, and other sessions were ended.',
  'passkey-removed': 'A passkey was removed from your staff account, and other sessions were ended.',
}

/** Reports every change of how somebody signs in, so that nobody else can make one unnoticed. */
export const staffSecurityEmail = (to: string, name: string, change: SecurityChange): Draft => ({
  to,
  subject: 'A change to how you sign in',
  paragraphs: [
    greeting(name),
    securitySentences[change],
    'If this was you, or you had asked for it, you do not need to do anything. If not, tell an administrator at once: they can end your sessions and send you a link to set a new password.',
  ],
})
