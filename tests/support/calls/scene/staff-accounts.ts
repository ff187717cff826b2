/** Members of staff with what they set up for themselves. */
import { randomUUID } from 'node:crypto'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { codeOf } from '../../people/one-time-passwords.ts'
import { aSoftwareAuthenticator } from '../../people/software-authenticator.ts'
import type { Call } from '../../portal/stack.ts'
import { me } from '../example-bodies.ts'
import { staffPassword } from '../example-staff.ts'
import type { ExamplePeople } from './people.ts'
import { sessionIn } from './session-in.ts'

export const exampleStaffAccounts = ({
  ask,
  member,
  staff,
  colleague,
  services,
  callTime,
}: ExamplePeople) => {
  const begunEnrolment = async () => {
    const { token } = await staff()
    const { secret } = await ask('security.begin', { token, body: { password: staffPassword } })
    return { token, secret: secret as string }
  }
  const aMadeStaffPasskey = async (given?: string, body: object = { password: staffPassword }) => {
    const token = given ?? (await staff()).token
    const authenticator = aSoftwareAuthenticator()
    const made = authenticator.make(await ask('staffPasskeys.begin', { token, body }))
    return { authenticator, call: { token, body: made } }
  }

  return {
    /** A member of staff without a password. @returns the id, which is the token of the link as well */
    invited: async (): Promise<string> => {
      const id = randomUUID()
      const account = {
        ...{ id, name: 'Clerk', email: `${id}@council.example`, password_hash: '-' },
        ...{ session_generation: 1, is_admin: true, roles: ['administrator' as const] },
      }
      await services.staff.create(account, new Date())
      await services.staffResets.issue({ token: id, user_id: id, email_id: id }, new Date())
      return id
    },
    colleague: async () => (await colleague()).id,
    absence: async (): Promise<Call> => {
      const { token } = await staff()
      const [deputy, today] = [await member(), dayInKarachi(callTime())]
      const body = {
        from: today,
        until: addDays(today, 3),
        deputy: await services.staff.idByEmail(deputy.email),
      }
      return { token, params: me, body }
    },
    savedView: async (call: Call = {}) => {
      const { token } = await staff()
      const body = { name: randomUUID(), list: { status: 'submitted' } }
      const { views } = await ask('views.create', { token, body })
      const id = views.find(({ name }: { name: string }) => name === body.name)?.id as string
      return { ...call, token, params: { id } }
    },
    twoStaffSessions: async () => {
      const body = await member()
      const { token } = await ask('adminAuth.login', { body })
      const other = await ask('adminAuth.login', { body })
      return { token: token as string, params: { id: sessionIn(other.token) } }
    },
    madeStaffPasskey: async () => (await aMadeStaffPasskey()).call,
    usedStaffPasskey: async () => {
      const { authenticator, call } = await aMadeStaffPasskey()
      await ask('staffPasskeys.create', call)
      return authenticator.use(await ask('adminAuth.passkeyOptions', {}))
    },
    /** The first one is used to remove the second one. */
    secondOfTwoPasskeys: async () => {
      const first = await aMadeStaffPasskey()
      await ask('staffPasskeys.create', first.call)
      const proof = async () => ({
        password: staffPassword,
        passkey: first.authenticator.use(await ask('adminAuth.passkeyOptions', {})),
      })
      const second = await aMadeStaffPasskey(first.call.token, await proof())
      const { passkeys } = await ask('staffPasskeys.create', second.call)
      return { token: first.call.token, params: { id: passkeys[1].id as string }, body: await proof() }
    },
    /** Somebody with an app that is not confirmed yet. */
    enrolling: async () => {
      const { token, secret } = await begunEnrolment()
      return { token, body: { code: codeOf(secret, callTime()) } }
    },
    /** Somebody with an app, about to use a recovery code. */
    enrolled: async () => {
      const { token, secret } = await begunEnrolment()
      const body = { code: codeOf(secret, new Date()) }
      const { recovery_codes } = await ask('security.confirm', { token, body })
      return { token, body: { password: staffPassword, code: recovery_codes[0] } }
    },
  }
}
