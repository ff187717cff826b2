/** Composes the e-mails to members of staff. Nothing is sent to somebody who was deactivated in between. */
import { randomBytes } from 'node:crypto'
import type { Needs } from '#functions/services/services.ts'
import { paths } from '#shared/paths.ts'
import type { Draft } from './message.ts'
import { staffLinkEmail, staffRightsEmail, staffSecurityEmail } from './staff-emails.ts'
import type { StoredEmail } from './stored-email.ts'

type Services = Needs<'clock' | 'config' | 'staff' | 'staffResets'>

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
const makeLink = async (staffId: string, { config, clock, staffResets }: Services): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await staffResets.issue(staffId, token, clock())
  return `${config.BASE_URL}${paths.adminSetPassword}/${token}`
}

export const composeStaffEmail = async (email: StoredEmail, services: Services): Promise<Draft | null> => {
  const account = (await services.staff.load(email.user_id, { consistent: true }))?.account
  if (!account?.is_admin) return null
  const { name, email: to, roles } = account
  if (email.kind === 'staff-link') {
    const link = await makeLink(email.user_id, services)
    return staffLinkEmail(to, name, link, account.password_hash === '')
  }
  if (email.kind === 'staff-security')
    return email.security ? staffSecurityEmail(to, name, email.security) : null
  const { rights } = email
  // Rights that have changed again since are told by the e-mail of that change.
  if (!rights || rights.after.some((role) => !roles.includes(role)) || rights.after.length !== roles.length)
    return null
  return staffRightsEmail(to, name, `${services.config.BASE_URL}${paths.admin}`, rights)
}
