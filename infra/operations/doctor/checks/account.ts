/** Checks of the account itself, its settings and this machine. */

import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { accountOf, edgeRegion, noAccountYet } from '#infra/settings.ts'
import { type Check, ok, unknown, wrong } from '../check.ts'

export const accountCheck: Check = {
  name: 'account',
  asks: 'Are these credentials of the account that the settings name?',
  rights: ['sts:GetCallerIdentity'],
  run: async ({ settings, aws }) => {
    const { Account } = await aws.sts().send(new GetCallerIdentityCommand())
    const pinned = accountOf(settings)
    if (!pinned)
      return wrong(
        `Your credentials are of account ${Account}, and the settings name no account for ${settings.name}.`,
        `If that is the right one, put account: '${Account}' into infra/settings.ts and commit it.`,
      )
    if (Account !== pinned)
      return wrong(
        `Your credentials are of account ${Account}, but ${settings.name} belongs to account ${pinned}.`,
        'Set AWS_PROFILE to your sign-in for that account.',
      )
    return ok(`Account ${pinned} in ${settings.region}, and in ${edgeRegion} for CloudFront.`)
  },
}

/** Every text of the settings with the name of its field, such as `mail.from`. */
const textsOf = (value: object, before = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, its]): [string, string][] => {
    if (typeof its === 'string') return [[before + name, its]]
    return typeof its === 'object' && its !== null ? textsOf(its, `${before}${name}.`) : []
  })

/** Names that end in `.example` belong to nobody, so no e-mail would arrive. */
const isPlaceholder = (text: string): boolean => /\.example\b/.test(text) || text === noAccountYet

export const settingsCheck: Check = {
  name: 'settings',
  asks: 'Are all placeholders in infra/settings.ts replaced?',
  rights: [],
  run: ({ settings }) => {
    const left = textsOf(settings).filter(([, text]) => isPlaceholder(text))
    if (left.length === 0) return ok('No field is a placeholder.')
    const named = left.map(([field, text]) => `${field} (${text})`).join(', ')
    return wrong(
      `infra/settings.ts still holds placeholders for ${settings.name}: ${named}.`,
      'Put the real ones there and commit them; addresses that end in .example belong to nobody.',
    )
  },
}

/** From five minutes on AWS refuses signatures; links and days go wrong long before. */
const mostSecondsApart = 60

export const clockCheck: Check = {
  name: 'clock',
  asks: "Does this machine's clock agree with that of AWS?",
  rights: ['sts:GetCallerIdentity'],
  run: async ({ aws }) => {
    let apart: number | undefined
    const client = aws.sts()
    client.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args)
        const { date } = (result.response as { headers: Record<string, string> }).headers
        if (date) apart = Math.round((Date.now() - Date.parse(date)) / 1000)
        return result
      },
      { step: 'deserialize', priority: 'low', name: 'readsTheClock', override: true },
    )
    await client.send(new GetCallerIdentityCommand())
    if (apart === undefined)
      return unknown(
        'AWS did not say its time.',
        'Look whether something between here and AWS removes headers.',
      )
    if (Math.abs(apart) > mostSecondsApart)
      return wrong(
        `This machine's clock is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead of' : 'behind'} that of AWS.`,
        'Switch on time synchronisation (NTP) on this machine.',
      )
    return ok('The clocks agree.')
  },
}

/** AWS refuses the first distribution of many new accounts, a quarter of an hour into the deployment; no call asks beforehand. */
export const cloudFrontCheck: Check = {
  name: 'cloudfront',
  asks: 'Is the account cleared for CloudFront?',
  rights: ['cloudfront:ListDistributions'],
  run: async ({ settings, aws }) => {
    const { DistributionList } = await aws.cloudFront().send(new ListDistributionsCommand({ MaxItems: 1 }))
    if ((DistributionList?.Quantity ?? 0) > 0) return ok('The account has a distribution, so it is cleared.')
    if (settings.clearedForCloudFront) return ok('The settings say that AWS has cleared the account.')
    return wrong(
      'The account has no distribution yet, and nobody has noted that AWS has cleared it for CloudFront.',
      'Ask AWS Support to verify the account for CloudFront; then set `clearedForCloudFront: true` in infra/settings.ts.',
    )
  },
}
