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
  register: endpoint('POST', '/api/auth/register', 'public', {
    summary: 'Create an account and sign in.',
    body: registration,
    response: signedIn,
    status: 201,
  }),
  login: endpoint('POST', '/api/auth/login', 'public', {
    summary: 'Sign in as an applicant.',
    body: credentials,
    response: signedIn,
  }),
  passkeyOptions: endpoint('POST', '/api/auth/passkey/options', 'public', {
    summary: 'What a browser is asked to sign an applicant in with a passkey; the same for everybody.',
    response: passkeyQuestion,
  }),
  passkeyLogin: endpoint('POST', '/api/auth/passkey', 'public', {
    summary: 'Sign in as an applicant with a passkey.',
    body: passkeyAnswer,
    response: signedIn,
  }),
  logout: endpoint('POST', '/api/auth/logout', 'applicant', {
    summary: 'End the session.',
    response: z.null(),
  }),
  forgotPassword: endpoint('POST', '/api/auth/forgot-password', 'public', {
    summary: 'Ask for an e-mail with a link to set a new password.',
    body: forgottenPassword,
    response: z.null(),
  }),
  resetPassword: endpoint('POST', '/api/auth/reset-password', 'public', {
    summary: 'Set a new password with the token of the e-mail; ends every session.',
    body: passwordReset,
    response: z.null(),
    details: knownBrowser,
  }),
  checkResetLink: endpoint('POST', '/api/auth/reset-password/check', 'public', {
    summary: 'Whether the link of the e-mail still sets a password; nothing changes.',
    body: resetLink,
    response: z.null(),
  }),
  confirmEmail: endpoint('POST', '/api/auth/confirm-email', 'public', {
    summary: 'Confirm the e-mail address of an account with the token of the e-mail.',
    body: emailLink,
    response: confirmedEmail,
  }),
  undoEmail: endpoint('POST', '/api/auth/undo-email', 'public', {
    summary:
      'Restore the former e-mail address, or void a changed password, with the token of the e-mail that was sent there.',
    body: undoLink,
    response: undoneEmail,
  }),
  sendConfirmation: endpoint('POST', '/api/auth/send-confirmation', 'applicant', {
    summary: 'Send the link to confirm the e-mail address once more.',
    response: z.null(),
  }),
  user: endpoint('GET', '/api/auth/user', 'applicant', {
    summary: 'The current user with all onboarding records.',
    response: currentUser,
  }),
}
