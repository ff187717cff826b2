import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  confirmedEmail,
  credentials,
  emailLink,
  forgottenPassword,
  knownBrowser,
  passwordReset,
  registration,
  resetLink,
  undoLink,
  undoneEmail,
} from '../records/account.ts'
import { passkeyAnswer, passkeyQuestion } from '../records/passkeys.ts'
import { currentUser, signedIn } from './current-user.ts'

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
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    summary: 'What a browser is asked to sign an applicant in with a passkey; the same for everybody.',
    response: passkeyQuestion,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Sign in as an applicant with a passkey.',
    body: passkeyAnswer,
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
    details: knownBrowser,
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password/check',
    access: 'public',
    summary: 'Whether the link of the e-mail still sets a password; nothing changes.',
    body: resetLink,
    response: z.null(),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    summary: 'Confirm the e-mail address of an account with the token of the e-mail.',
    body: emailLink,
    response: confirmedEmail,
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/api/auth/undo-email',
    access: 'public',
    summary:
      'Restore the former e-mail address, or void a changed password, with the token of the e-mail that was sent there.',
    body: undoLink,
    response: undoneEmail,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/send-confirmation',
    access: 'applicant',
    summary: 'Send the link to confirm the e-mail address once more.',
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
