/** Applicants who sign in, change their address or profile, or use a passkey. */
import { randomUUID } from 'node:crypto'
import { aPerson } from '../../people/applicants.ts'
import { checkLink } from '../../people/checkers.ts'
import { aSoftwareAuthenticator } from '../../people/software-authenticator.ts'
import type { Call } from '../../portal/stack.ts'
import { me, newPassword } from '../example-bodies.ts'
import type { ExamplePeople } from './people.ts'
import { sessionIn } from './session-in.ts'

export const exampleAccounts = ({ ask, applicantAt, services }: ExamplePeople) => {
  const withCurrentPassword = async () => {
    const { token, person } = await applicantAt('account')
    return { token, body: { current_password: person.password } }
  }
  const aMadePasskey = async () => {
    const { token, body } = await withCurrentPassword()
    const authenticator = aSoftwareAuthenticator()
    const made = authenticator.make(await ask('passkeys.begin', { token, body }))
    return { authenticator, call: { token, body: made }, current_password: body.current_password }
  }
  const changeAddress = async () => {
    const { token, id, person } = await applicantAt('account')
    const { password: _, password_confirmation: _again, ...profile } = person
    const body = { ...profile, email: `new-${person.email}` }
    await ask('portfolioUpdate.update', { token, params: me, body })
    return { token, id, person }
  }

  const linkToCheck = () => checkLink({ services })
  return {
    checkLink: linkToCheck,
    /** An organisation in its session. */
    checker: async (body?: object): Promise<Call> => {
      const { token } = await ask('checkers.open', { body: { token: await linkToCheck() } })
      return { token, ...(body && { body }) }
    },
    credentialsOf: ({ person: { email, password } }: Awaited<ReturnType<typeof applicantAt>>) => ({
      email,
      password,
    }),
    /** The token in the link of a forgotten password. */
    resetLink: async () => {
      const { id, person } = await applicantAt('account')
      const token = randomUUID()
      await services.resets.issue({ token, user_id: id, email_id: token }, new Date())
      return { email: person.email, token }
    },
    /** The token of a link that confirms the address of a new account. */
    confirmationToken: async (): Promise<string> => {
      const person = aPerson()
      const { user } = await ask('auth.register', { body: person })
      const token = randomUUID()
      const link = { kind: 'confirm', user_id: user.id, email: person.email } as const
      await services.emailLinks.issue(link, token, new Date())
      return token
    },
    /** The token of a link that undoes a change of address. */
    undoToken: async (): Promise<string> => {
      const { id, person } = await changeAddress()
      const change = (await services.accounts.read(id))?.former_emails?.[0]?.change
      const link = { kind: 'undo', user_id: id, email: person.email, ...(change && { change }) } as const
      const sent = randomUUID()
      await services.emailLinks.issue(link, sent, new Date())
      return sent
    },
    unconfirmedEmail: async (): Promise<string> => {
      const person = aPerson()
      await ask('auth.register', { body: person })
      return person.email
    },
    unconfirmed: async (): Promise<Call> => {
      const { token } = await ask('auth.register', { body: aPerson() })
      return { token }
    },
    /** Somebody who is signed in twice; `{id}` is the other session. */
    twoSessions: async () => {
      const applicant = await applicantAt('account')
      const { email, password } = applicant.person
      const other = await ask('auth.login', { body: { email, password } })
      return { token: applicant.token, params: { id: sessionIn(other.token) } }
    },
    currentPassword: withCurrentPassword,
    madePasskey: async () => (await aMadePasskey()).call,
    usedPasskey: async () => {
      const { authenticator, call } = await aMadePasskey()
      await ask('passkeys.create', call)
      return authenticator.use(await ask('auth.passkeyOptions', {}))
    },
    ownPasskey: async () => {
      const { call, current_password } = await aMadePasskey()
      const { passkeys } = await ask('passkeys.create', call)
      return { token: call.token, params: { id: passkeys[0].id as string }, body: { current_password } }
    },
    newProfile: async () => {
      const { token, person } = await applicantAt('contact')
      return { token, params: me, body: { ...person, ...newPassword } }
    },
  }
}
