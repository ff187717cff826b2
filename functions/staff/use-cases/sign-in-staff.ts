/** Signs a member of staff in: with the password, and with a code or a passkey where one has been set up. */

import { redeemCode } from '#functions/accounts/use-cases/sign-in/redeem-code.ts'
import { NotSignedInBy, signIn } from '#functions/accounts/use-cases/sign-in/sign-in.ts'
import { requireOwnPasskey } from '#functions/accounts/use-cases/sign-in/use-passkey.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { Invalid, TooMany } from '#shared/kit/errors.ts'
import { hasCodes, hasPasskeys, hasSecondFactor } from '../data/second-factor.ts'
import type { StaffMember } from '../data/staff.ts'

type StaffRequest = Parameters<typeof signIn>[1] & {
  body: { code?: string | undefined; passkey?: PasskeyAnswer | undefined }
  today: string
  attempt: Attempt
}

/** Sent only after the right password: how the person can continue. */
const secondFactorRequired = ({ secondFactor }: StaffMember) =>
  new Invalid(
    {
      ...(hasCodes(secondFactor) && { code: ['Enter the 6-digit code of your app, or a recovery code'] }),
      ...(hasPasskeys(secondFactor) && { passkey: ['Use one of your passkeys'] }),
    },
    hasCodes(secondFactor) ? 'A code is needed to sign in' : 'A passkey is needed to sign in',
  )

/** A deactivated account is answered as one that is unknown. */
export const activeStaffOf =
  ({ staff }: Needs<'staff'>) =>
  async (id: string): Promise<StaffMember | null> => {
    const found = await staff.load(id, { consistent: true })
    return found?.account.is_admin ? found : null
  }

/** @throws Invalid, TooMany */
export const signInStaff = async (
  request: StaffRequest,
  services: Needs<
    | 'oneTimePasswords'
    | 'passkeyQuestions'
    | 'passkeys'
    | 'passkeyVerifier'
    | 'roster'
    | 'secondFactors'
    | 'staff'
  > &
    Parameters<typeof signIn>[3],
) => {
  const { staff, roster } = services
  const load = activeStaffOf(services)

  const verifyFurther = async (member: StaffMember) => {
    if (!hasSecondFactor(member.secondFactor)) return { person: member, factor: 'password' as const }
    const { code, passkey } = request.body
    if (passkey) {
      await requireOwnPasskey('staff', member.id, passkey, request.attempt, services).catch((error) => {
        throw error instanceof Invalid ? new NotSignedInBy('wrong-passkey', error) : error
      })
      return { person: (await load(member.id)) ?? member, factor: 'passkey' as const }
    }
    if (!code) throw new NotSignedInBy('code-asked', secondFactorRequired(member))
    const factor = await redeemCode(member.id, code, request.attempt, services).catch((error) => {
      if (error instanceof Invalid) throw new NotSignedInBy('wrong-code', error)
      throw error instanceof TooMany ? new NotSignedInBy('waited', error) : error
    })
    return { person: (await load(member.id)) ?? member, factor }
  }

  const people = { idByEmail: staff.idByEmail, load, verifyFurther }
  const { person: member, token } = await signIn('staff', request, people, services)
  await roster.noteSignIn(member.id, request.today)
  return { member, token }
}
