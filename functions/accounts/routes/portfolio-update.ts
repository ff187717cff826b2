import { accounts } from '#functions/accounts/data/account.ts'
import { chosenLanguages } from '#functions/accounts/data/chosen-language.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { isCommonPassword } from '#functions/accounts/gateways/common-passwords.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import { changeAccount } from '#functions/accounts/use-cases/change-account.ts'
import { requireSelf } from '#functions/applications/use-cases/own-record.ts'
import { presentProfile } from '#functions/applications/use-cases/present-user.ts'
import { cases } from '#functions/cases/data/case.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { changeOnce } from '#functions/platform/use-cases/command-attempt.ts'

export const get = route('portfolioUpdate.get', {}, async ({ params, user }) => {
  requireSelf(user, params.id)
  return { data: presentProfile(user, user.account) }
})

export const update = route(
  'portfolioUpdate.update',
  { accounts, cases, isCommonPassword, limits, passwords, users },
  async (request, services) => {
    const { params, body, user } = request
    requireSelf(user, params.id)
    const { password, password_confirmation: _again, current_password: _current, ...rest } = body
    const command = ['account', rest, password !== ''] // the hash of a command is stored, and passwords are hashed otherwise
    const account = await changeOnce(user.account, request, command, (once) =>
      changeAccount(once, body, once, services),
    )
    return {
      data: presentProfile({ ...user, account }, account),
      message: 'User detail updated successfully',
    }
  },
)

export const language = route(
  'portfolioUpdate.language',
  { chosenLanguages },
  async ({ params, body, user }, { chosenLanguages }) => {
    requireSelf(user, params.id)
    await chosenLanguages.keep(user.id, body.language)
    return { data: body }
  },
)
