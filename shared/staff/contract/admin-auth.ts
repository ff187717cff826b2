import * as z from 'zod/mini'
import { adminUser, staffSignedIn } from '#shared/accounts/contract/current-user.ts'
import { knownBrowser, staffCredentials, staffPassword } from '#shared/accounts/records/account.ts'
import { passkeyAnswer, passkeyQuestion } from '#shared/accounts/records/passkeys.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'

export const adminAuth = {
  login: endpoint('POST', '/api/admin/auth/login', 'public', {
    summary: 'Sign in as council staff.',
    body: staffCredentials,
    response: staffSignedIn,
  }),
  passkeyOptions: endpoint('POST', '/api/admin/auth/passkey/options', 'public', {
    summary: 'What a browser is asked when somebody of the staff uses a passkey; the same for everybody.',
    response: passkeyQuestion,
  }),
  passkeyLogin: endpoint('POST', '/api/admin/auth/passkey', 'public', {
    summary: 'Sign in as council staff with a passkey, which is both factors.',
    body: passkeyAnswer,
    response: staffSignedIn,
  }),
  setPassword: endpoint('POST', '/api/admin/auth/set-password', 'public', {
    summary: 'Set the password of a staff account with a one-time link.',
    body: staffPassword,
    response: z.null(),
    details: knownBrowser,
  }),
  logout: endpoint('POST', '/api/admin/auth/logout', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'End the staff session.',
    response: z.null(),
  }),
  adminUser: endpoint('GET', '/api/admin/auth/admin-user', 'staff', {
    roles: staffRoles,
    beforeCodes: true,
    summary: 'The signed-in member of staff.',
    response: adminUser,
  }),
}
