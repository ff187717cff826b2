import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { accountOf } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

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
    return ok(`Account ${pinned}, as the settings say.`)
  },
}
