/** People of both kinds who have passkeys. */
import { portal } from '#tests/support/portal/shared-portal.ts'
import type { Stack } from '#tests/support/portal/stack.ts'
import { aSoftwareAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts'

/** The challenge for an applicant's sign-in. */
export const passkeyQuestion = async () =>
  (await portal.call('POST', '/api/auth/passkey/options')).body.data as Parameters<
    SoftwareAuthenticator['use']
  >[0]

export const passkeyLogin = (answer: object, headers: Record<string, string> = {}) =>
  portal.call('POST', '/api/auth/passkey', { body: answer, headers })

/** An applicant, over the wire of the shared portal, who can add passkeys. */
export const anApplicantOfPasskeys = async (open = portal.account) => {
  const account = await open()
  const { token, person } = account
  const current = { current_password: person.password }
  const begin = async (by = token) =>
    (await portal.call('POST', '/api/passkeys/options', { token: by, body: current })).body.data
  const create = (body: object, by = token) => portal.call('POST', '/api/passkeys', { token: by, body })
  return {
    ...account,
    begin,
    create,
    list: async () => (await portal.call('GET', '/api/passkeys', { token })).body.data,
    remove: (id: string, password = person.password) =>
      portal.call('POST', `/api/passkeys/${id}/removal`, { token, body: { current_password: password } }),
    signIn: async () => {
      const { email, password } = person
      const { body } = await portal.call('POST', '/api/auth/login', { body: { email, password } })
      return body.data.token as string
    },
    /** Makes a passkey and adds it. */
    enrol: async (name = 'Phone') => {
      const authenticator = aSoftwareAuthenticator()
      const { status, text } = await create(authenticator.make(await begin(), { name }))
      if (status !== 201) throw new Error(`The passkey was not added: ${status} ${text}`)
      return authenticator
    },
  }
}

/** The challenge for a staff sign-in. */
export const staffPasskeyQuestion = async ({ invoke }: Stack) =>
  (await invoke('adminAuth.passkeyOptions')).body.data as Parameters<SoftwareAuthenticator['use']>[0]

interface Clerk {
  password: string
  ask: Stack['invoke']
}

/** Adds a passkey for somebody of the staff. @param proof a code or another passkey, where there is a second factor. */
export const enrolStaffPasskey = async ({ ask, password }: Clerk, proof: object = {}) => {
  const authenticator = aSoftwareAuthenticator()
  const asked = await ask('staffPasskeys.begin', { body: { password, ...proof } })
  const made = await ask('staffPasskeys.create', { body: authenticator.make(asked.body.data) })
  if (made.status !== 201) throw new Error(`The passkey was not added: ${JSON.stringify(asked.body)}`)
  return authenticator
}
