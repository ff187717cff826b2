import { presentStaff } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import { countSignIn, issueToken, wrongCredentials } from '#functions/runtime/sign-in.ts'
import type { adminAuth } from '#shared/contract/admin-auth.ts'

/** Stands in for an unknown e-mail, so that both cases make the same calls. */
const nobody = 'nobody'

export const route: Route<typeof adminAuth.login> = async ({ body, address, now }, services) => {
  const { staff, passwords, sessions, newId } = services
  const takeBack = await countSignIn('staff', { address, email: body.email, now }, services)

  const member = await staff.load((await staff.idByEmail(body.email)) ?? nobody, { consistent: true })
  const matches = await passwords.matches(body.password, member?.account.password_hash ?? null)
  if (!member || !matches) throw wrongCredentials()

  const { account } = member
  if (passwords.isOutdated(account.password_hash))
    await staff.rehash(account, await passwords.hash(body.password))
  const sid = newId()
  await sessions.start('staff', member.id, sid, account.session_generation, now)
  await takeBack()
  return {
    data: { ...(await issueToken('staff', member.id, sid, now, services)), user: presentStaff(account) },
  }
}
