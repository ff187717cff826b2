import { accounts } from '#functions/accounts/data/account.ts'
import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import {
  addPasskey,
  beginPasskey,
  ownPasskeys,
  removePasskey,
} from '#functions/accounts/use-cases/own-passkeys.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'

export const list = route('passkeys.list', { passkeys, passkeyVerifier }, async (request, services) => ({
  data: await ownPasskeys(request, services),
}))

export const begin = route(
  'passkeys.begin',
  { limits, passkeyQuestions, passkeys, passkeyVerifier, passwords },
  async (request, services) => ({
    data: await beginPasskey(request, request.body.current_password, services),
  }),
)

export const create = route(
  'passkeys.create',
  { accounts, passkeyQuestions, passkeys, passkeyVerifier },
  async (request, services) => ({
    data: await addPasskey(request, request.body, services),
    message: 'The passkey has been added. Other sessions have ended',
  }),
)

export const remove = route(
  'passkeys.remove',
  { accounts, limits, passkeys, passkeyVerifier, passwords },
  async (request, services) => {
    const { params, body } = request
    return {
      data: await removePasskey(request, params.id, body.current_password, services),
      message: 'The passkey has been removed. Other sessions have ended',
    }
  },
)
