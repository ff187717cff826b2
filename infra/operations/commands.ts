/**
 * `npm run admin:create -- --env prod --email …`, `npm run data:export -- --env prod --out …`: runs a command with the environment
 * variables of one environment, as a function has them. Credentials are those of whoever runs it, and have to be of the account that
 * the settings name. `--dry-run` says what would be done and asks nothing of AWS.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { secretName, settingsOf, tableName } from '#infra/settings.ts'
import { commands, isCommand, readOperatorsOptions } from './command-list.ts'
import { comparisonOf, requireAccount } from './doctor/require-account.ts'

const [command = '', ...args] = process.argv.slice(2)
try {
  if (!isCommand(command)) throw new Error(`There is no command "${command}".`)
  const { env, url: given, 'dry-run': isDryRun } = readOperatorsOptions(command, args)
  const settings = settingsOf(env)
  const { name, region, domain } = settings
  const url = given ?? (domain ? `https://${domain.name}` : undefined)
  if (['admin:create', 'register:rekey'].includes(command) && !url)
    throw new Error('This environment has no domain: add --url with the address that the deployment printed.')
  const own = {
    AWS_REGION: region,
    TABLE_NAME: tableName(name),
    BASE_URL: url,
    APPLICANT_SIGNING_SECRET: secretName(name, 'applicant-signing-key'),
    STAFF_SIGNING_SECRET: secretName(name, 'staff-signing-key'),
    REGISTER_SIGNING_SECRET: secretName(name, 'register-signing-key'),
    LETTER_SIGNING_SECRET: secretName(name, 'letter-signing-key'),
    CHECK_SIGNING_SECRET: secretName(name, 'check-signing-key'),
    LOG_SIGNING_SECRET: secretName(name, 'log-signing-key'),
  }
  const { file, does } = commands[command]
  if (isDryRun) {
    console.log(comparisonOf(settings))
    console.log(`Would run ${file} for ${name} with`)
    for (const [variable, value] of Object.entries(own)) if (value) console.log(`  ${variable}=${value}`)
  } else await requireAccount(settings)
  if (isDryRun && does) console.log(`It ${does}.`)
  else {
    // A process of its own: infra imports no code of the service.
    const script = join(import.meta.dirname, '../..', file)
    const variables = { ...process.env, ...own }
    process.exitCode =
      spawnSync(process.execPath, [script, ...args], { env: variables, stdio: 'inherit' }).status ?? 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
