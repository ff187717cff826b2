import * as z from 'zod/mini'
import { adminUser, staffSignedIn } from '#shared/accounts/contract/current-user.ts'
import { knownBrowser, staffCredentials, staffPassword } from '#shared/accounts/records/account.ts'
import { passkeyAnswer, passkeyQuestion } from '#shared/accounts/records/passkeys.ts'
import { endpoint } from '#shared/kit/endpoint.ts'

export const adminAuth = {
  login: endpoint({
    method: 'POST',
    path: '/api/admin/auth/login',
    access: 'public',
    summary: 'Sign in as council staff.',
    body: staffCredentials,
    response: staffSignedIn,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/admin/auth/passkey/options',
    access: 'public',
    summary: 'What a browser is asked when somebody of the staff uses a passkey; the same for everybody.',
    response: passkeyQuestion,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/api/admin/auth/passkey',
    access: 'public',
    summary: 'Sign in as council staff with a passkey, which is both factors.',
    body: passkeyAnswer,
    response: staffSignedIn,
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/admin/auth/set-password',
    access: 'public',
    summary: 'Set the password of a staff account with a one-time link.',
    body: staffPassword,
    response: z.null(),
    details: knownBrowser,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/admin/auth/logout',
    access: 'staff',
    beforeCodes: true,
    summary: 'End the staff session.',
    response: z.null(),
  }),
  adminUser: endpoint({
    method: 'GET',
    path: '/api/admin/auth/admin-user',
    access: 'staff',
    beforeCodes: true,
    summary: 'The signed-in member of staff.',
    response: adminUser,
  }),
}
