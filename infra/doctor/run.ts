/**
 * `npm run doctor -- --env prod`: whether an account has everything that the portal needs. It only reads. Status 0 if all is ok,
 * 1 if something is wrong or unknown. `--dry-run` lists what it would ask, with the right that each question takes.
 */
import { parseArgs } from 'node:util'
import { settingsOf } from '#infra/settings.ts'
import { checks } from './checks.ts'
import { examine, questions } from './examine.ts'
import { openAccount } from './open-account.ts'

try {
  const { values } = parseArgs({
    options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  if (!values.env) throw new Error('Say which environment: npm run doctor -- --env dev')
  const settings = settingsOf(values.env)
  if (values['dry-run']) for (const question of questions(checks)) console.log(question)
  else process.exitCode = (await examine(checks, openAccount(settings), console.log)) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
