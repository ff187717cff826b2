/** What is done with links in e-mails: passwords and addresses. */
import { accounts } from '#functions/accounts/data/account.ts'
import { emailAddresses } from '#functions/accounts/data/email-address.ts'
import { emailLinks } from '#functions/accounts/data/email-link.ts'
import { resets } from '#functions/accounts/data/sign-in/reset.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import { signInWaits } from '#functions/accounts/data/sign-in/sign-in-wait.ts'
import { isCommonPassword } from '#functions/accounts/gateways/common-passwords.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import {
  confirmEmail as confirmEmailUseCase,
  undoEmail as undoEmailUseCase,
} from '#functions/accounts/use-cases/email-address/email-links.ts'
import { sendConfirmation as sendConfirmationUseCase } from '#functions/accounts/use-cases/email-address/send-confirmation.ts'
import { requestPasswordReset } from '#functions/accounts/use-cases/sign-in/request-password-reset.ts'
import {
  checkResetLink as checkResetLinkUseCase,
  resetPassword as resetPasswordUseCase,
} from '#functions/accounts/use-cases/sign-in/reset-password.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { emails } from '#functions/platform/outbox/outbox.ts'

export const forgotPassword = route(
  'auth.forgotPassword',
  { accounts, emails, limits },
  async (request, services) => {
    await requestPasswordReset(request.body.email, request, services)
    return {
      data: null,
      message: 'If this email has an account, an email with a link to set a new password is on its way',
    }
  },
)

export const resetPassword = route(
  'auth.resetPassword',
  { accounts, isCommonPassword, limits, passwords, resets, signIns, signInWaits },
  async (request, services) => {
    const device = await resetPasswordUseCase(request.body, request, services)
    return {
      data: null,
      details: { device },
      message: 'Your password has been changed. Sign in with the new one',
    }
  },
)

export const checkResetLink = route(
  'auth.checkResetLink',
  { accounts, limits, resets },
  async (request, services) => {
    await checkResetLinkUseCase(request.body, request, services)
    return { data: null }
  },
)

export const confirmEmail = route(
  'auth.confirmEmail',
  { accounts, emailAddresses, emailLinks, limits },
  async (request, services) => ({ data: await confirmEmailUseCase(request.body.token, request, services) }),
)

export const undoEmail = route(
  'auth.undoEmail',
  { accounts, emailAddresses, emailLinks, limits },
  async (request, services) => ({ data: await undoEmailUseCase(request.body, request, services) }),
)

export const sendConfirmation = route(
  'auth.sendConfirmation',
  { emails, limits },
  async (request, services) => {
    const email = await sendConfirmationUseCase(request.user.account, request, services)
    return { data: null, message: `We have sent a link to ${email}. Look in your spam folder too` }
  },
)
