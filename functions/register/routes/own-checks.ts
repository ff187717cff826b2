import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import { requireProof } from '#functions/accounts/use-cases/own-proof.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { checks } from '#functions/register/data/check.ts'
import { concerns } from '#functions/register/data/concern.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { ownChecksOf, replyToOwnCheck } from '#functions/register/use-cases/own-checks.ts'
import { setHold } from '#functions/register/use-cases/own-entry/own-hold.ts'

export const list = route('ownChecks.list', { checks, registrations }, async (request, services) => ({
  data: await ownChecksOf(request.user, services),
}))

export const reply = route(
  'ownChecks.reply',
  { checks, concerns, registrations },
  async ({ user, params, body, now }, services) => ({
    data: await replyToOwnCheck(user, params.id, body, now, services),
  }),
)

export const hold = route(
  'ownChecks.hold',
  { limits, passkeyQuestions, passkeys, passkeyVerifier, passwords, registrations },
  async (request, services) => {
    const { held, ...proof } = request.body
    await requireProof(request.user, proof, request.attempt, services)
    const data = await setHold(request.user, held, request, services)
    return { data, message: held ? 'The public register says so now' : 'The hold has ended' }
  },
)
