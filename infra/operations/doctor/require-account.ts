/** The account is compared before a command touches it, by the same check as that of a deployment and of the doctor. */
import { accountOf, type Settings } from '#infra/settings.ts'
import { openAwsClients } from './aws-clients.ts'
import type { Checked } from './check.ts'
import { accountCheck } from './checks/account.ts'
import { runCheck } from './run-check.ts'

/** What every check gets. The templates are made only for checks that compare them: that takes some seconds. */
export const openAccount = (settings: Settings): Checked => ({
  settings,
  aws: openAwsClients(settings.region),
  now: new Date(),
  needs: async () => (await import('#infra/aws/stacks/template-needs.ts')).templateNeeds(settings),
})

/** @throws Error that says in a sentence which account the credentials are of, and what to do, unless it is that of the settings. */
export const requireAccount = async (settings: Settings): Promise<void> => {
  const { state, says, todo } = await runCheck(accountCheck, openAccount(settings))
  if (state !== 'ok') throw new Error(`${says} ${todo}`)
}

/** What a dry run says instead. */
export const comparisonOf = (settings: Settings): string => {
  const account = accountOf(settings)
  return account
    ? `Would first compare the account of your credentials (sts:GetCallerIdentity) with ${account}, that of ${settings.name}.`
    : `Would refuse: infra/settings.ts names no account for ${settings.name} yet, and your credentials have to be of that account.`
}
