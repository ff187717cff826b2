/** Sends e-mails by SES, which is loaded at the first one. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { kindTag, outboxIdTag } from '#shared/accounts/email-events.ts'
import type { AwsCalls } from '../gateways/aws-calls.ts'
import type { Message } from './message.ts'
import type { StoredEmail } from './stored-email.ts'

/**
 * `unsure`: the answer was lost, and the e-mail may have been sent. `not-verified`: the account is in the sandbox, or
 * its sender is not verified yet. `forbidden`: the function may not send this e-mail.
 */
type SendOutcome = 'sent' | 'refused' | 'not-verified' | 'forbidden' | 'unavailable' | 'unsure'

const refusedForGood = ['MessageRejected', 'InvalidParameterValue']
/** SES has no separate error name for it; the message then lists the addresses. */
const notVerified = 'Email address is not verified'

/** A failure before the request left: nothing was sent. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

const outcomeOf = (error: {
  name?: string
  message?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}): SendOutcome => {
  if (error.message?.startsWith(notVerified) || error.name === 'MailFromDomainNotVerifiedException')
    return 'not-verified'
  if (error.$metadata?.httpStatusCode === 403) return 'forbidden'
  if (refusedForGood.includes(error.name ?? '')) return 'refused'
  if (error.$metadata?.httpStatusCode) return 'unavailable'
  return neverLeft.includes(error.code ?? '') ? 'unavailable' : 'unsure'
}

export const createEmailSender = (
  from: string,
  { settings, limit }: Pick<AwsCalls, 'settings' | 'limit'>,
) => ({
  /**
   * Sends one e-mail, once: the SDK's own retries are off, because SES has no idempotency.
   * @param email its kind and id come back with each event of the mail service; they do not identify a person
   */
  send: async (
    { to, subject, text, html }: Message,
    { id, kind }: Pick<StoredEmail, 'id' | 'kind'>,
  ): Promise<SendOutcome> => {
    const { SESClient, SendEmailCommand } = await import('@aws-sdk/client-ses')
    const client = limit(new SESClient({ ...settings, maxAttempts: 1 }))
    const data = (Data: string) => ({ Data, Charset: 'UTF-8' })
    try {
      await client.send(
        new SendEmailCommand({
          Source: from,
          Destination: { ToAddresses: [to] },
          Tags: [
            { Name: kindTag, Value: kind },
            { Name: outboxIdTag, Value: id },
          ],
          Message: { Subject: data(subject), Body: { Text: data(text), Html: data(html) } },
        }),
      )
      return 'sent'
    } catch (error) {
      return outcomeOf(error as Error)
    } finally {
      client.destroy()
    }
  },
})

export const emailSender = ({ config, awsCalls }: AppContext) => createEmailSender(config.MAIL_FROM, awsCalls)
