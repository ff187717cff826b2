/** Composes the e-mails to members of staff. Nothing is sent to somebody who was deactivated in between. */
import { randomBytes } from 'node:crypto'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StaffEmail, StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { paths } from '#shared/paths.ts'
import type { StaffMember } from '../data/staff.ts'
import { administratorsEmail, staffLinkEmail, staffRightsEmail, staffSecurityEmail } from './staff-emails.ts'

type Services = Needs<'clock' | 'config' | 'staff' | 'staffResets'>

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
const makeLink = async (
  { id: email_id, user_id }: StoredEmail,
  { config, clock, staffResets }: Services,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await staffResets.issue({ token, user_id, email_id }, clock())
  return `${config.BASE_URL}${paths.adminSetPassword}/${token}`
}

type Composer = (
  email: StoredEmail,
  account: StaffMember['account'],
  services: Services,
) => Draft | null | Promise<Draft | null>

const composers: Record<StaffEmail, Composer> = {
  'staff-link': async (email, { email: to, name, password_hash }, services) =>
    staffLinkEmail(to, name, await makeLink(email, services), password_hash === ''),
  'staff-security': ({ security }, { email: to, name }) =>
    security ? staffSecurityEmail(to, name, security) : null,
  'staff-rights-changed': ({ rights }, { email: to, name, roles }, { config }) => {
    // Rights that have changed again since are told by the e-mail of that change.
    if (!rights || rights.after.some((role) => !roles.includes(role)) || rights.after.length !== roles.length)
      return null
    return staffRightsEmail(to, name, `${config.BASE_URL}${paths.admin}`, rights)
  },
  'administrators-told': ({ proposal }, { email: to, name, roles }, { config }) => {
    if (!proposal || !roles.includes('administrator')) return null
    return administratorsEmail(to, name, `${config.BASE_URL}${paths.adminConfirmations}`, proposal)
  },
}

export const composeStaffEmail = async (
  kind: StaffEmail,
  email: StoredEmail,
  services: Services,
): Promise<Draft | null> => {
  const account = (await services.staff.load(email.user_id, { consistent: true }))?.account
  return account?.is_admin ? composers[kind](email, account, services) : null
}
