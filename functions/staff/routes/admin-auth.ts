import { knownDevices } from '#functions/accounts/data/sign-in/known-device.ts'
import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { passwordHashes } from '#functions/accounts/data/sign-in/password-hash.ts'
import { staffResets } from '#functions/accounts/data/sign-in/reset.ts'
import { sessions } from '#functions/accounts/data/sign-in/session.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import { signInWaits } from '#functions/accounts/data/sign-in/sign-in-wait.ts'
import { isCommonPassword } from '#functions/accounts/gateways/common-passwords.ts'
import { oneTimePasswords } from '#functions/accounts/gateways/one-time-passwords.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import { tokenSigner } from '#functions/accounts/gateways/token-signer.ts'
import { signInWithPasskey } from '#functions/accounts/use-cases/sign-in/sign-in-with-passkey.ts'
import { askForPasskey } from '#functions/accounts/use-cases/sign-in/use-passkey.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { secondFactors } from '#functions/staff/data/second-factor.ts'
import { staff } from '#functions/staff/data/staff.ts'
import { presentSignedInStaff } from '#functions/staff/use-cases/present-staff.ts'
import { activeStaffOf, signInStaff } from '#functions/staff/use-cases/sign-in-staff.ts'
import { setStaffPassword } from '#functions/staff/use-cases/staff-password.ts'

export const login = route(
  'adminAuth.login',
  {
    knownDevices,
    limits,
    oneTimePasswords,
    passkeyQuestions,
    passkeys,
    passkeyVerifier,
    passwordHashes,
    passwords,
    roster,
    secondFactors,
    sessions,
    signIns,
    signInWaits,
    staff,
    tokenSigner,
  },
  async (request, services) => {
    const { member, token } = await signInStaff(request, services)
    return { data: { ...token, user: presentSignedInStaff(member, services.config) } }
  },
)

export const passkeyOptions = route(
  'adminAuth.passkeyOptions',
  { limits, passkeyQuestions, passkeyVerifier },
  async (request, services) => ({ data: await askForPasskey('staff', request, services) }),
)

export const passkeyLogin = route(
  'adminAuth.passkeyLogin',
  {
    knownDevices,
    limits,
    passkeyQuestions,
    passkeys,
    passkeyVerifier,
    roster,
    sessions,
    signIns,
    staff,
    tokenSigner,
  },
  async (request, services) => {
    const { person, token } = await signInWithPasskey('staff', request, activeStaffOf(services), services)
    await services.roster.noteSignIn(person.id, request.today)
    return { data: { ...token, user: presentSignedInStaff(person, services.config) } }
  },
)

export const setPassword = route(
  'adminAuth.setPassword',
  { isCommonPassword, limits, passwords, roster, signIns, signInWaits, staff, staffResets },
  async (request, services) => {
    const device = await setStaffPassword(request.body, request, services)
    return { data: null, details: { device }, message: 'Your password has been set. Sign in with it' }
  },
)

export const logout = route('adminAuth.logout', { sessions }, async ({ staff, session }, { sessions }) => {
  await sessions.end('staff', staff.id, session.sid)
  return { data: null, message: 'You are signed out' }
})

export const adminUser = route('adminAuth.adminUser', {}, async ({ staff }, { config }) => ({
  data: presentSignedInStaff(staff, config),
}))
