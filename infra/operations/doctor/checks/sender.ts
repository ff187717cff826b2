import { GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2'
import { senderIdentity } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

export const senderCheck: Check = {
  name: 'sender',
  asks: 'Is the sender of e-mails verified, with all its DNS records?',
  rights: ['ses:GetEmailIdentity'],
  run: async ({ settings, aws }) => {
    const EmailIdentity = senderIdentity(settings)
    const isDomain = settings.mail.identity === 'domain'
    const found = await aws
      .mail()
      .send(new GetEmailIdentityCommand({ EmailIdentity }))
      .catch((error) => {
        if (error instanceof NotFoundException) return undefined
        throw error
      })
    if (!found)
      return wrong(`SES does not know ${EmailIdentity} yet.`, `Run: npm run deploy -- --env ${settings.name}`)
    if (!found.VerifiedForSendingStatus)
      return wrong(
        `${EmailIdentity} is not verified.`,
        isDomain
          ? 'Put the DNS records of the deployment into DNS (DNS for mail, in the first deployment).'
          : 'Follow the link in the e-mail that AWS sent to this address.',
      )
    const mailFrom = found.MailFromAttributes?.MailFromDomainStatus
    if (isDomain && mailFrom !== 'SUCCESS')
      return wrong(
        `The MAIL FROM domain of ${EmailIdentity} is ${mailFrom ?? 'not set'}.`,
        'Put its MX and TXT records into DNS (DNS for mail, in the first deployment).',
      )
    return ok(`${EmailIdentity} is verified.`)
  },
}
