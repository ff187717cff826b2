import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { refusedPassword } from '#functions/app/sign-in/new-password.ts'
import { forgetTries } from '#functions/app/sign-in/sign-in-tries.ts'
import { spendStaffLink } from '#functions/app/sign-in/spend-staff-link.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Route } from '#functions/http/route.ts'
import {
  isCommonPassword,
  limits,
  passwords,
  roster,
  staff,
  staffResets,
} from '#functions/services/service-factories.ts'
import { Invalid } from '#shared/errors.ts'

const byAddress: Limit = { scope: 'staff-reset-ip', most: 20, windowInSeconds: 15 * 60 }

/** Unknown, used, replaced or late: one answer. */
const refused = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

export const needs = { isCommonPassword, limits, passwords, roster, staff, staffResets }

export const route: Route<'adminAuth.setPassword', typeof needs> = async (
  { body, address, now },
  services,
) => {
  const { limits, passwords, staff, staffResets } = services
  await limits.count(byAddress, address, now)

  const staffId = await staffResets.ownerOf(body.token, now)
  const account = staffId ? (await staff.load(staffId, { consistent: true }))?.account : undefined
  if (!account?.is_admin) throw refused()
  requireNoFieldErrors(await refusedPassword(body.password, account, services))

  const hash = await passwords.hash(body.password)
  if (!(await spendStaffLink(account.id, body.token, hash, now, services))) throw refused()
  await forgetTries('staff', account.email, now, services)
  return { data: null, message: 'Your password has been set. Sign in with it' }
}
