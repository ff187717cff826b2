/**
 * `npm run doctor -- --env prod`: whether an account has everything that the portal needs. It only reads. Status 0 if all is ok,
 * 1 if something is wrong or unknown. `--dry-run` lists what it would ask, with the right that each question takes.
 */
import { flag, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { checks } from './checks.ts'
import { examine, questions } from './examine.ts'
import { openAccount } from './require-account.ts'

const { values } = readOptions('npm run doctor', { env: required('<environment>'), 'dry-run': flag })
try {
  const settings = settingsOf(values.env)
  if (values['dry-run']) for (const question of questions(checks)) console.log(question)
  else process.exitCode = (await examine(checks, openAccount(settings), console.log)) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
