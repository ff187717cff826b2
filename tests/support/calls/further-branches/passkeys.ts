/** Branches of calls about passkeys: many sign-ins, and passkeys of staff instead of codes, then besides them. */
import type { EndpointName } from '#shared/contract.ts'
import { aPhoto } from '../../files/images.ts'
import { anApplicant } from '../../people/applicants.ts'
import { codeOf } from '../../people/one-time-passwords.ts'
import { aSoftwareAuthenticator } from '../../people/software-authenticator.ts'
import { aStoredRegistration } from '../../register/registrations.ts'
import type { Person } from './applicants.ts'
import { betweenCallsInSeconds, type RecordedPortal, staffPassword } from './recorded-portal.ts'

/** The last of these ends a session, since there are too many. */
const signIns = 6

/** Somebody with a photo. */
export const applicantsPasskeys = async (portal: RecordedPortal, { person, token, id }: Person) => {
  const { ask, clock, stack } = portal
  await ask('applications.create', { token, body: anApplicant({ photo: aPhoto() }) })
  const key = aSoftwareAuthenticator()
  const asked = await ask('passkeys.begin', { token, body: { current_password: person.password } })
  await ask('passkeys.create', { token, body: key.make(asked.data), at: clock.now() })
  await aStoredRegistration(stack.services, { holder: id })
  const passkey = key.use((await ask('auth.passkeyOptions')).data)
  await ask('ownChecks.hold', { token, body: { held: true, passkey } })
  for (let times = 0; times < signIns; times++) {
    const body = key.use((await ask('auth.passkeyOptions')).data)
    await ask('auth.passkeyLogin', { body, at: clock.now() })
  }
}

const newStaffPassword = 'eight quiet herons on a wall'

/** Instead of codes, then besides them. */
export const staffPasskeys = async ({ ask, clock, member, signIn }: RecordedPortal): Promise<void> => {
  const email = await member()
  const password = staffPassword
  const token = await signIn(email)
  const key = aSoftwareAuthenticator()
  /** The answer must come before the clock of these calls has run on. */
  const at = () => clock.now()
  const used = async () => key.use((await ask('adminAuth.passkeyOptions')).data)
  const asked = await ask('staffPasskeys.begin', { token, body: { password } })
  await ask('staffPasskeys.create', { token, body: key.make(asked.data), overtaken: true, at: at() })
  for (let times = 0; times < signIns; times++)
    await ask('adminAuth.passkeyLogin', { body: await used(), at: at() })
  const body = { email, password, passkey: await used() }
  const next = (await ask('adminAuth.login', { body, at: at() })).data.token as string
  const withPasskey = async (name: EndpointName, more: object = {}) =>
    ask(name, { token: next, body: { password, passkey: await used(), ...more }, at: at() })
  await withPasskey('staffPasskeys.begin')
  const { data } = await withPasskey('security.begin')
  const code = codeOf(data.secret, clock.now(), betweenCallsInSeconds / 30)
  const confirmed = await ask('security.confirm', { token: next, body: { code } })
  const [first] = confirmed.data.recovery_codes as string[]
  await ask('staffPasskeys.begin', { token: next, body: { password, code: first } })
  const { passkeys } = (await ask('staffPasskeys.list', { token: next })).data
  const params = { id: passkeys[0].id }
  const renewed = await withPasskey('security.renewCodes')
  const passwords = { password: newStaffPassword, password_confirmation: newStaffPassword }
  const change = { current_password: password, passkey: await used(), ...passwords }
  await ask('security.changePassword', { token: next, body: change, at: at() })
  const [third] = renewed.data.recovery_codes as string[]
  await ask('staffPasskeys.remove', {
    token: next,
    params,
    body: { password: newStaffPassword, code: third },
    overtaken: true,
  })
}
