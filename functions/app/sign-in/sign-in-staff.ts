/** Signs a member of staff in: with the password, and with a code where an app has been set up. */
import type { Attempt } from '#functions/data/record.ts'
import { signsInWithCodes } from '#functions/services/second-factor-policy.ts'
import type { Needs } from '#functions/services/services.ts'
import { countSignInAttempt } from './count-sign-in-attempts.ts'
import { codeRequired, redeemCode } from './redeem-code.ts'
import { startSession, unknownPersonId, verifyPassword } from './sign-in.ts'

interface SignIn {
  email: string
  password: string
  code?: string | undefined
}

type SignInServices = Needs<
  | 'limits'
  | 'newId'
  | 'oneTimePasswords'
  | 'passwordHashes'
  | 'passwords'
  | 'roster'
  | 'secondFactors'
  | 'sessions'
  | 'staff'
  | 'tokenSigner'
>

/** @throws Invalid, TooMany */
export const signInStaff = async (
  { email, password, code }: SignIn,
  { address, now, today, attempt }: { address: string; now: Date; today: string; attempt: Attempt },
  services: SignInServices,
) => {
  const { staff, roster } = services
  const uncount = await countSignInAttempt('staff', { address, email, now }, services)
  const found = await staff.load((await staff.idByEmail(email)) ?? unknownPersonId, { consistent: true })
  // A deactivated account gets the same answer as an unknown e-mail.
  const active = found?.account.is_admin ? found : null
  let member = await verifyPassword('staff', active, password, services)
  if (signsInWithCodes(member)) {
    if (!code) {
      await uncount() // the password was right, so this was no guess
      throw codeRequired()
    }
    await redeemCode(member.id, code, attempt, services)
    member = (await staff.load(member.id, { consistent: true })) ?? member
  }
  const token = await startSession('staff', member, now, services)
  await roster.noteSignIn(member.account, today)
  await uncount()
  return { member, token }
}
