/** The e-mails to members of staff about their accounts. */
import { roleLabels, type StaffRole } from '#shared/vocabulary.ts'
import { type Draft, greeting } from './message.ts'

/** @param link sets the password, once and within a day. @param invited whether the member has no password yet. */
export const staffLinkEmail = (to: string, name: string, link: string, invited: boolean): Draft => ({
  to,
  subject: invited ? 'Your staff account' : 'Set a new staff password',
  paragraphs: [
    greeting(name),
    invited
      ? 'You have been given a staff account for the Pharmacy Council Portal. Open this link within 24 hours to set your password:'
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
      `${by} has changed what you may do in the Pharmacy Council Portal.`,
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
