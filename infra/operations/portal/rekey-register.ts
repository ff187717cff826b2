/** Withdraws keys of the register that have leaked and signs the current certificates again. Run by `npm run register:rekey`. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { signingKey } from '#functions/platform/gateways/secrets.ts'
import { ConditionFailed, createTable } from '#functions/platform/table/table.ts'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from '../data/data-stores.ts'
import { runCommand } from '../data/progress.ts'
import { carryOut } from '../data-migration/carry-out.ts'
import { rekeying } from '../data-migration/rekeying.ts'

const config = z
  .object({ TABLE_NAME: z.string(), BASE_URL: z.string(), REGISTER_SIGNING_SECRET: z.string() })
  .parse(process.env)
const leaked = readCommandOptions('register:rekey').leaked.split(',')

await runCommand(async () => {
  const stores = openDataStores()
  const table = createTable(() => stores.dynamo, config.TABLE_NAME)
  const { SecretString = '' } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId: config.REGISTER_SIGNING_SECRET }),
  )
  const { kid } = signingKey.parse(JSON.parse(SecretString))
  if (leaked.includes(kid)) throw new Error(`${kid} still signs certificates: run npm run keys:rotate first`)
  for (const key of leaked)
    await createRegisterKeys(table)
      .withdraw(key, new Date())
      .catch((error) => {
        throw error instanceof ConditionFailed ? new Error(`The register has no key ${key}`) : error
      })
  console.log(`Withdrawn: ${leaked.join(', ')}. Signed from now on with ${kid}.`)
  const statementSigner = createStatementSigner(async () => SecretString)
  const migration = await rekeying(table, { config, statementSigner })
  if (!(await carryOut([migration], stores, console.log))) process.exitCode = 1
})
