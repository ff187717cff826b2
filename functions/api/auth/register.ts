import { presentNewUser } from '#functions/app/applicants/present-user.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { refusedPassword } from '#functions/app/sign-in/new-password.ts'
import { issueToken } from '#functions/app/sign-in/sign-in.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  files,
  isCommonPassword,
  limits,
  passwords,
  sessions,
  tokenSigner,
} from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import type { Registration } from '#shared/records/account.ts'

const byAddress: Limit = { scope: 'register-ip', most: 20, windowInSeconds: 20 * 60 }
const byCnic: Limit = { scope: 'register-cnic', most: 5, windowInSeconds: 24 * 60 * 60 }

const personOf = ({ name, father_name, cnic, phone, email }: Registration) => ({
  name,
  father_name,
  cnic,
  phone,
  email,
})

/** The account of this very registration, made by an earlier try whose answer was lost, signed in anew. */
const madeBefore = async (
  body: Registration,
  key: string | undefined,
  now: Date,
  services: Needs<'accounts' | 'newId' | 'passwords' | 'sessions'>,
) => {
  const { accounts, passwords, sessions, newId } = services
  const id = key && (await accounts.idByEmail(body.email))
  const account = id ? await accounts.read(id) : null
  if (!key || !account || !accounts.wasMadeWith(account, key, personOf(body))) return null
  if (!(await passwords.matches(body.password, account.password_hash))) return null
  const sid = newId()
  await sessions.start('applicant', account.id, sid, account.session_generation, now)
  return { account, sid }
}

export const needs = { accounts, files, isCommonPassword, limits, passwords, sessions, tokenSigner }

export const route: Route<'auth.register', typeof needs> = async (
  { body, attempt, address, now },
  services,
) => {
  const { accounts, limits, passwords, newId } = services
  await limits.count(byAddress, address, now)
  requireNoFieldErrors(await refusedPassword(body.password, body, services))
  await limits.count(byCnic, body.cnic, now)

  const ids = { user: newId(), session: newId() }
  const { account, sid } = await accounts
    .register(ids, personOf(body), await passwords.hash(body.password), attempt)
    .then((account) => ({ account, sid: ids.session }))
    .catch(async (error) => {
      const again =
        error instanceof Invalid && (await madeBefore(body, attempt.idempotencyKey, now, services))
      if (!again) throw error
      return again
    })

  return {
    data: {
      ...(await issueToken('applicant', account.id, sid, now, services)),
      user: await presentNewUser(account, now, services),
    },
    message: 'Your account has been created',
  }
}
