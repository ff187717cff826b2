/** The texts for administrators about actions on staff accounts and about the history of an account. */
import type { StaffAccountEvent } from '#shared/cases/records/events.ts'
import type { StaffEvent } from '#shared/staff/records/staff.ts'
import type { StaffAction } from '#shared/staff/rules/staff.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary/staff-roles.ts'

export const formatRoles = (roles: readonly StaffRole[]): string =>
  roles.map((role) => roleLabels[role]).join(', ')

interface StaffActionLabels {
  label: string
  /** The effect of the action, shown in its dialog. */
  explanation: string
  /** Shown after the action. */
  done: string
}

export const staffActionLabels: Record<StaffAction, StaffActionLabels> = {
  'change-roles': {
    label: 'Change roles',
    explanation:
      'Fewer roles apply at once. Where a role is added, another administrator confirms the change first.',
    done: 'Roles changed',
  },
  'change-details': {
    label: 'Change CNIC and phone',
    explanation:
      'They tell the portal which application is this person’s own. Nobody of the staff can act on their own application. Where one that was entered is changed or emptied, another administrator confirms it first.',
    done: 'CNIC and phone changed',
  },
  'send-link': {
    label: 'Send a new link',
    explanation:
      'An email with a link to set a password is sent. The link works once, within 24 hours. Earlier links stop working.',
    done: 'Link sent by email',
  },
  'end-sessions': {
    label: 'End sessions',
    explanation: 'This person is signed out everywhere and can sign in again.',
    done: 'Sessions ended',
  },
  'remove-codes': {
    label: 'Remove one-time passwords and passkeys',
    explanation:
      'Use this for a lost phone. Another administrator confirms it first. Then this person is signed out everywhere and signs in with the password alone until a new app or passkey is set up. First make sure that the request really comes from them.',
    done: 'One-time passwords and passkeys removed',
  },
  deactivate: {
    label: 'Deactivate',
    explanation:
      'This person is signed out everywhere and can no longer sign in. The history is kept, and the account can be reactivated.',
    done: 'Account deactivated',
  },
  reactivate: {
    label: 'Reactivate',
    explanation:
      'Another administrator confirms this first. Then this person can sign in again with the same roles and password.',
    done: 'Account reactivated',
  },
}

type Details = Record<string, string>
const proposedBy = (name: string | undefined): string => (name ? `, proposed by ${name}` : '')
const plain = (label: string) => () => label

const labels: Record<StaffAccountEvent, (details: Details) => string> = {
  INVITED: ({ roles, confirmed_by }) =>
    `Invited: ${roles}${confirmed_by ? `, confirmed by ${confirmed_by}` : ''}`,
  LINK_SENT: plain('New link sent'),
  PASSWORD_SET: plain('Password set'),
  PASSWORD_CHANGED: plain('Password changed'),
  ROLES_CHANGED: ({ before, roles, proposed_by }) =>
    `Roles changed from ${before} to ${roles}${proposedBy(proposed_by)}`,
  DETAILS_CHANGED: ({ proposed_by }) => `CNIC and phone changed${proposedBy(proposed_by)}`,
  CHANGED: ({ roles }) => `Invited again with a new link: ${roles}`,
  SESSIONS_ENDED: plain('Sessions ended'),
  DEACTIVATED: plain('Deactivated'),
  REACTIVATED: ({ proposed_by }) => `Reactivated${proposedBy(proposed_by)}`,
  ABSENCE_SET: ({ from, until, deputy }) =>
    `Absent from ${from ?? '–'} until ${until ?? '–'}; ${deputy ?? 'nobody'} does the work`,
  ABSENCE_ENDED: plain('Absence ended'),
  PASSKEY_ADDED: plain('Passkey added'),
  PASSKEY_REMOVED: plain('Passkey removed'),
  CODES_SET_UP: plain('One-time passwords set up'),
  CODES_REPLACED: plain('One-time passwords moved to another app'),
  CODES_REMOVED: ({ proposed_by }) => `One-time passwords and passkeys removed${proposedBy(proposed_by)}`,
  RECOVERY_CODE_USED: plain('Recovery code used'),
  RECOVERY_CODES_RENEWED: plain('New recovery codes made'),
  READ_CAP_REACHED: ({ what, most }) => `Opened ${most} ${what} within an hour; more were refused`,
  BOOK_PAGE_READ: ({ book, page }) => `Opened the scan of page ${page} of the old book ${book}`,
}

const isKnown = (event: string): event is StaffAccountEvent => Object.hasOwn(labels, event)

export const staffEventLabel = ({ event, details }: StaffEvent): string =>
  isKnown(event) ? labels[event](details ?? {}) : event
