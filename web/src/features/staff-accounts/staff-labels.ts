/** What administrators read about actions on staff accounts and about the history of an account. */
import type { StaffAccountEvent } from '#shared/records/events.ts'
import type { StaffEvent } from '#shared/records/staff.ts'
import type { StaffAction } from '#shared/rules/staff.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary.ts'

export const formatRoles = (roles: readonly StaffRole[]): string =>
  roles.map((role) => roleLabels[role]).join(', ')

interface StaffActionLabels {
  label: string
  /** What will happen, shown in its dialog. */
  explanation: string
  /** Shown after the action. */
  done: string
}

export const staffActionLabels: Record<StaffAction, StaffActionLabels> = {
  'change-roles': {
    label: 'Change roles',
    explanation: 'The new roles count at once.',
    done: 'The roles are changed',
  },
  'send-link': {
    label: 'Send a new link',
    explanation:
      'A letter with a link to set a password goes out. The link is good once and for 24 hours; one sent before is void.',
    done: 'The letter is on its way',
  },
  'end-sessions': {
    label: 'End sessions',
    explanation: 'This person is signed out everywhere and can sign in again.',
    done: 'The sessions are ended',
  },
  'remove-codes': {
    label: 'Remove one-time passwords',
    explanation:
      'For a lost phone. This person is signed out everywhere and signs in with the password alone until another app is set up. Make sure that it is really them who asks.',
    done: 'The one-time passwords are removed',
  },
  deactivate: {
    label: 'Deactivate',
    explanation:
      'This person is signed out everywhere and cannot sign in any more. The history stays, and the account can be reactivated.',
    done: 'The account is deactivated',
  },
  reactivate: {
    label: 'Reactivate',
    explanation: 'This person can sign in again with the roles and the password from before.',
    done: 'The account is active again',
  },
}

type Details = Record<string, string>
const plain = (label: string) => () => label

const labels: Record<StaffAccountEvent, (details: Details) => string> = {
  INVITED: ({ roles }) => `Invited: ${roles}`,
  LINK_SENT: plain('New link sent'),
  PASSWORD_SET: plain('Password set'),
  ROLES_CHANGED: ({ before, roles }) => `Roles changed from ${before} to ${roles}`,
  CHANGED: ({ roles }) => `Let in again with a new link: ${roles}`,
  SESSIONS_ENDED: plain('Sessions ended'),
  DEACTIVATED: plain('Deactivated'),
  REACTIVATED: plain('Reactivated'),
  CODES_SET_UP: plain('One-time passwords set up'),
  CODES_REPLACED: plain('One-time passwords moved to another app'),
  CODES_REMOVED: plain('One-time passwords removed'),
  RECOVERY_CODE_USED: plain('Recovery code used'),
  RECOVERY_CODES_RENEWED: plain('New recovery codes made'),
}

const isKnown = (event: string): event is StaffAccountEvent => Object.hasOwn(labels, event)

export const staffEventLabel = ({ event, details }: StaffEvent): string =>
  isKnown(event) ? labels[event](details ?? {}) : event
