import { presentUser } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import { countSignIn, issueToken, wrongCredentials } from '#functions/runtime/sign-in.ts'
import type { auth } from '#shared/contract/auth.ts'

/** Stands in for an unknown e-mail, so that both cases make the same calls. */
const nobody = 'nobody'

export const route: Route<typeof auth.login> = async ({ body, address, now }, services) => {
  const { accounts, users, passwords, sessions, newId } = services
  const takeBack = await countSignIn('applicant', { address, email: body.email, now }, services)

  const user = await users.load((await accounts.idByEmail(body.email)) ?? nobody, { consistent: true })
  const matches = await passwords.matches(body.password, user?.account.password_hash ?? null)
  if (!user || !matches) throw wrongCredentials()

  const { account } = user
  if (passwords.isOutdated(account.password_hash))
    await accounts.rehash(account, await passwords.hash(body.password))
  const sid = newId()
  await sessions.start('applicant', user.id, sid, account.session_generation, now)
  await takeBack()

  const started_at = Math.floor(now.getTime() / 1000)
  return {
    data: {
      ...(await issueToken('applicant', user.id, sid, now, services)),
      user: await presentUser(user, { started_at }, services),
    },
  }
}
