import { GetAccountCommand } from '@aws-sdk/client-sesv2'
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
    if (inSandbox && settings.name === 'prod')
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
