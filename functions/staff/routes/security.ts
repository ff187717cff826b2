import { isCommonPassword } from '#functions/accounts/gateways/common-passwords.ts'
import { oneTimePasswords } from '#functions/accounts/gateways/one-time-passwords.ts'
import { verifyAgain, verifyAgainNeeds } from '#functions/accounts/use-cases/sign-in/verify-again.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { staff } from '#functions/staff/data/staff.ts'
import {
  beginSetUp,
  confirmSetUp,
  renewRecoveryCodes,
} from '#functions/staff/use-cases/set-up-second-factor.ts'
import { changeStaffPassword } from '#functions/staff/use-cases/staff-password.ts'

export const begin = route(
  'security.begin',
  verifyAgainNeeds,
  async ({ body, staff, attempt }, services) => ({ data: await beginSetUp(staff, body, attempt, services) }),
)

export const confirm = route(
  'security.confirm',
  { limits, oneTimePasswords, roster, staff },
  async ({ body, staff, session, attempt }, services) => ({
    data: { recovery_codes: await confirmSetUp(staff, session, body.code, attempt, services) },
  }),
)

export const changePassword = route(
  'security.changePassword',
  both(verifyAgainNeeds, { isCommonPassword, roster, staff }),
  async (request, services) => {
    const { body, staff, session, attempt } = request
    await changeStaffPassword(staff, session, body, attempt, services)
    return { data: null, message: 'Your password has been changed. Other sessions have ended' }
  },
)

export const renewCodes = route(
  'security.renewCodes',
  both(verifyAgainNeeds, { roster, staff }),
  async ({ body, staff, session, attempt }, services) => {
    await verifyAgain(staff, body, attempt, services)
    return { data: { recovery_codes: await renewRecoveryCodes(staff, session, attempt, services) } }
  },
)
