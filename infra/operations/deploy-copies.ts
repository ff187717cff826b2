/**
 * `npm run deploy:copies -- --env prod`: the vault of the account into which backups are copied, by a person with credentials of that
 * account. Once, and again when the portal has another account. `--dry-run` says what it would do, and asks nothing of AWS.
 */
import { partsOfVault } from '#infra/aws/stacks/vault.ts'
import { flag, readOptions, required } from '#infra/command-line.ts'
import { accountOf, type Settings, settingsOf } from '#infra/settings.ts'
import { deployApart } from './release/apart.ts'

const options = { env: required('<environment>'), 'dry-run': flag }

/** Why there cannot be such a vault yet. */
const reasonAgainst = (settings: Settings): string | undefined => {
  if (!settings.backups) return `infra/settings.ts names no vault in \`backups\` for ${settings.name}.`
  if (!accountOf(settings))
    return `infra/settings.ts names no account for ${settings.name} yet, from which the vault could take copies.`
  if (partsOfVault(settings.backups.copyTo).account === settings.account)
    return `The vault of \`backups\` is in the account of ${settings.name} itself, and would be lost with it.`
  return undefined
}

const deployCopies = async (): Promise<number> => {
  const { values, positionals } = readOptions('npm run deploy:copies', options, {
    rest: '[-- <options of cdk>]',
  })
  const settings = settingsOf(values.env)
  const reason = reasonAgainst(settings)
  if (reason && !values['dry-run']) throw new Error(reason)
  if (reason) console.log(`Would refuse: ${reason}`)
  if (!settings.backups) return 0
  const { copyTo, lockedForGoodAfterDays } = settings.backups
  const { account, region } = partsOfVault(copyTo)
  console.log(`Copies of ${settings.name} belong to account ${account} in ${region}.`)
  if (lockedForGoodAfterDays)
    console.log(
      `In ${lockedForGoodAfterDays} days nobody can lift the lock any more, AWS included: until then look whether it is as it should be.`,
    )
  const there = { ...settings, account, region }
  return deployApart(there, { part: 'copies', isDryRun: values['dry-run'], rest: positionals })
}

try {
  process.exitCode = await deployCopies()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
