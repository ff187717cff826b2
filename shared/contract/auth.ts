import * as z from 'zod/mini'
import { credentials, forgottenPassword, passwordReset, registration } from '../records/account.ts'
import { currentUser, signedIn } from '../records/current-user.ts'
import { endpoint } from './endpoint.ts'

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account and sign in.',
    body: registration,
    response: signedIn,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in as an applicant.',
    body: credentials,
    response: signedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'applicant',
    summary: 'End the session.',
    response: z.null(),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for an e-mail with a link to set a new password.',
    body: forgottenPassword,
    response: z.null(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of the e-mail; ends every session.',
    body: passwordReset,
    response: z.null(),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'applicant',
    summary: 'The current user with all onboarding records.',
    response: currentUser,
  }),
}
