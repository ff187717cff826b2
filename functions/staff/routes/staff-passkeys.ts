import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { askForNewPasskey, presentPasskeys } from '#functions/accounts/use-cases/sign-in/enrol-passkey.ts'
import { verifyAgain, verifyAgainNeeds } from '#functions/accounts/use-cases/sign-in/verify-again.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { staff } from '#functions/staff/data/staff.ts'
import { addOwnPasskey, removeOwnPasskey } from '#functions/staff/use-cases/own-passkeys-of-staff.ts'

export const list = route('staffPasskeys.list', { passkeyVerifier }, async ({ staff }, services) => ({
  data: presentPasskeys(staff.secondFactor?.passkeys ?? [], services),
}))

export const begin = route('staffPasskeys.begin', verifyAgainNeeds, async (request, services) => {
  const { body, staff, session, attempt, now } = request
  await verifyAgain(staff, body, attempt, services)
  const held = staff.secondFactor?.passkeys ?? []
  return { data: await askForNewPasskey('staff', staff.account, session, held, now, services) }
})

export const create = route(
  'staffPasskeys.create',
  { passkeyQuestions, passkeyVerifier, roster, staff },
  async ({ body, staff, session, attempt }, services) => ({
    data: await addOwnPasskey(staff, session, body, attempt, services),
    message: 'The passkey has been added. Other sessions have ended',
  }),
)

export const remove = route(
  'staffPasskeys.remove',
  both(verifyAgainNeeds, { roster, staff }),
  async (request, services) => {
    const { params, body, staff, session, attempt } = request
    await verifyAgain(staff, body, attempt, services)
    return {
      data: await removeOwnPasskey(staff, session, params.id, attempt, services),
      message: 'The passkey has been removed. Other sessions have ended',
    }
  },
)
