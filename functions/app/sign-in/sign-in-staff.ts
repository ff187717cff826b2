/** Signs a member of staff in: with the password, and with a code where an app has been set up. */
import type { Attempt } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import { signsInWithCodes } from '#functions/services/second-factor-policy.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid, TooMany } from '#shared/errors.ts'
import { codeRequired, redeemCode } from './redeem-code.ts'
import { NotSignedInBy, signIn } from './sign-in.ts'

type StaffRequest = Parameters<typeof signIn>[1] & {
  body: { code?: string | undefined }
  today: string
  attempt: Attempt
}

/** @throws Invalid, TooMany */
export const signInStaff = async (
  request: StaffRequest,
  services: Needs<'oneTimePasswords' | 'roster' | 'secondFactors' | 'staff'> & Parameters<typeof signIn>[3],
) => {
  const { staff, roster } = services
  const load = async (id: string): Promise<StaffMember | null> => {
    const found = await staff.load(id, { consistent: true })
    return found?.account.is_admin ? found : null // a deactivated account is answered as an unknown e-mail
  }

  const verifyFurther = async (member: StaffMember) => {
    if (!signsInWithCodes(member)) return { person: member, factor: 'password' as const }
    const { code } = request.body
    if (!code) throw new NotSignedInBy('code-asked', codeRequired())
    const factor = await redeemCode(member.id, code, request.attempt, services).catch((error) => {
      if (error instanceof Invalid) throw new NotSignedInBy('wrong-code', error)
      throw error instanceof TooMany ? new NotSignedInBy('waited', error) : error
    })
    return { person: (await load(member.id)) ?? member, factor }
  }

  const people = { idByEmail: staff.idByEmail, load, verifyFurther }
  const { person: member, token } = await signIn('staff', request, people, services)
  await roster.noteSignIn(member.account, request.today)
  return { member, token }
}
