import { changeAccount } from '#functions/app/applicants/change-account.ts'
import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { presentProfile } from '#functions/app/applicants/present-user.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  cases,
  isCommonPassword,
  limits,
  passwords,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { accounts, cases, isCommonPassword, limits, passwords, users }

export const route: Route<'portfolioUpdate.update', typeof needs> = async (request, services) => {
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
}
