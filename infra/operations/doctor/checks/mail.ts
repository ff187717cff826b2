/** Checks of whether e-mails leave and arrive. */

import { ListEventSourceMappingsCommand } from '@aws-sdk/client-lambda'
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2'
import { senderIdentity } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

export const mailCheck: Check = {
  name: 'mail',
  asks: 'May the account send e-mails to everybody?',
  rights: ['ses:GetAccount'],
  run: async ({ settings, aws }) => {
    const account = await aws.mail().send(new GetAccountCommand())
    if (account.EnforcementStatus !== 'HEALTHY' || !account.SendingEnabled)
      return wrong(
        `AWS has stopped or reviews our e-mails (${account.EnforcementStatus}).`,
        'Answer AWS in the console of SES today; read "bounces-and-complaints" in the runbook.',
      )
    const aDay = account.SendQuota?.Max24HourSend ?? 0
    const inSandbox = !account.ProductionAccessEnabled
    if (inSandbox && settings.kind === 'prod')
      return wrong(
        'The account is in the sandbox: only verified addresses get e-mails.',
        'Request production access (Permission to send e-mails, in the prerequisites).',
      )
    const { mostADay } = settings.mail
    if (aDay < mostADay)
      return wrong(
        `AWS takes ${aDay} e-mails a day, and the alarm counts on ${mostADay}.`,
        `Set mail.mostADay to ${aDay} in infra/settings.ts, or request a higher quota.`,
      )
    if (!inSandbox) return ok(`The account may send ${aDay} e-mails a day.`)
    return ok(
      'The account is in the sandbox: only verified addresses get e-mails, which is enough for tests.',
    )
  },
}

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

export const streamCheck: Check = {
  name: 'stream',
  asks: 'Does the stream of the table start the function that sends e-mails?',
  rights: ['lambda:ListEventSourceMappings'],
  run: async ({ settings: { name }, aws }) => {
    const FunctionName = `portal-${name}-send-emails`
    const { EventSourceMappings: [mapping] = [] } = await aws
      .functions()
      .send(new ListEventSourceMappingsCommand({ FunctionName }))
    if (!mapping)
      return wrong(
        `Nothing starts ${FunctionName}: no e-mail is sent.`,
        `Run: npm run deploy -- --env ${name}`,
      )
    if (mapping.State !== 'Enabled')
      return wrong(
        `The stream that starts ${FunctionName} is ${mapping.State}: no e-mail is sent.`,
        `Run: aws lambda update-event-source-mapping --uuid ${mapping.UUID} --enabled`,
      )
    if (/PROBLEM/.test(mapping.LastProcessingResult ?? ''))
      return wrong(
        `The last run of ${FunctionName} failed: ${mapping.LastProcessingResult}.`,
        'Read "Mail is down" in the runbook.',
      )
    return ok('The stream starts the function that sends e-mails.')
  },
}
