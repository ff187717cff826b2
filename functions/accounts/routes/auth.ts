import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { accounts } from '#functions/accounts/data/account.ts'
import { accountClosings } from '#functions/accounts/data/account-closing.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { knownDevices } from '#functions/accounts/data/sign-in/known-device.ts'
import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { passwordHashes } from '#functions/accounts/data/sign-in/password-hash.ts'
import { sessions } from '#functions/accounts/data/sign-in/session.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import { signInWaits } from '#functions/accounts/data/sign-in/sign-in-wait.ts'
import { isCommonPassword } from '#functions/accounts/gateways/common-passwords.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import { keepClosedAccount, requireOpenAccount } from '#functions/accounts/use-cases/close-account.ts'
import { registerApplicant } from '#functions/accounts/use-cases/sign-in/register-applicant.ts'
import { signIn } from '#functions/accounts/use-cases/sign-in/sign-in.ts'
import { signInWithPasskey } from '#functions/accounts/use-cases/sign-in/sign-in-with-passkey.ts'
import { issueToken } from '#functions/accounts/use-cases/sign-in/start-session.ts'
import { askForPasskey } from '#functions/accounts/use-cases/sign-in/use-passkey.ts'
import { returnedForms } from '#functions/applications/data/returned-form.ts'
import { presentNewUser, presentUser } from '#functions/applications/use-cases/present-user.ts'
import { noteReturnOpened } from '#functions/applications/use-cases/submission/open-return.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { tokenSigner } from '../gateways/token-signer.ts'

export * from './auth-links.ts'

export const register = route(
  'auth.register',
  {
    abandonedAccounts,
    accounts,
    files,
    isCommonPassword,
    knownDevices,
    limits,
    passwords,
    sessions,
    signIns,
    tokenSigner,
  },
  async (request, services) => {
    const { body, now } = request
    const { account, sid, device } = await registerApplicant(body, request, services)
    const token = await issueToken('applicant', account.id, sid, now, services)
    return {
      data: { ...token, ...(device && { device }), user: await presentNewUser(account, now, services) },
      message: 'Your account has been created',
    }
  },
)

export const login = route(
  'auth.login',
  {
    accountClosings,
    accounts,
    files,
    knownDevices,
    limits,
    passwordHashes,
    passwords,
    returnedForms,
    sessions,
    signIns,
    signInWaits,
    tokenSigner,
    users,
  },
  async (request, services) => {
    const { accounts, users } = services
    const load = async (id: string) => {
      const user = await users.load(id, { consistent: true })
      return user?.account.closed_at ? null : user
    }
    const verifyFurther = async (user: User) => ({
      person: await keepClosedAccount(user, request.body.keep_account === true, request, services),
      factor: 'password' as const,
    })
    const people = { idByEmail: accounts.idByEmail, load, verifyFurther }
    const { person, token } = await signIn('applicant', request, people, services)
    const user = await noteReturnOpened(person, request, services)
    const started_at = Math.floor(request.now.getTime() / 1000)
    return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
  },
)

export const passkeyOptions = route(
  'auth.passkeyOptions',
  { limits, passkeyQuestions, passkeyVerifier },
  async (request, services) => ({ data: await askForPasskey('applicant', request, services) }),
)

export const passkeyLogin = route(
  'auth.passkeyLogin',
  {
    files,
    knownDevices,
    limits,
    passkeyQuestions,
    passkeys,
    passkeyVerifier,
    returnedForms,
    sessions,
    signIns,
    tokenSigner,
    users,
  },
  async (request, services) => {
    const load = async (id: string) => {
      const user = await services.users.load(id, { consistent: true })
      // Without a password the account waits for the link by which its owner gets it back.
      if (!user || user.account.closed_at || user.account.password_hash === '') return null
      requireOpenAccount(user.account)
      return user
    }
    const { person, token } = await signInWithPasskey('applicant', request, load, services)
    const user = await noteReturnOpened(person, request, services)
    const started_at = Math.floor(request.now.getTime() / 1000)
    return { data: { ...token, user: await presentUser(user, { started_at }, services) } }
  },
)

export const logout = route('auth.logout', { sessions }, async ({ user, session }, { sessions }) => {
  await sessions.end('applicant', user.id, session.sid)
  return { data: null, message: 'You are signed out' }
})

export const user = route('auth.user', { files, returnedForms }, async (request, services) => {
  const { session } = request
  const user = await noteReturnOpened(request.user, request, services)
  return { data: await presentUser(user, session, services) }
})
