/**
 * Signs with new keys from now on. Run by `npm run keys:rotate`. The former keys still verify tokens, so that
 * nobody is signed out. `--drop-old` drops them at once, which ends every session, for a key that has leaked.
 * No public key of the register is ever dropped here, because certificates are used for years.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { createVerificationKeys } from '#functions/accounts/data/sign-in/verification-keys.ts'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { createTable } from '#functions/platform/table/table.ts'
import { generateRegisterKey, generateSigningKey, publicHalf } from '#infra/signing-key.ts'
import { readCommandOptions } from '../command-list.ts'

const environment = z.object({
  TABLE_NAME: z.string(),
  APPLICANT_SIGNING_SECRET: z.string(),
  STAFF_SIGNING_SECRET: z.string(),
  REGISTER_SIGNING_SECRET: z.string(),
  LETTER_SIGNING_SECRET: z.string(),
  CHECK_SIGNING_SECRET: z.string(),
  LOG_SIGNING_SECRET: z.string(),
})
const { TABLE_NAME, APPLICANT_SIGNING_SECRET, STAFF_SIGNING_SECRET, ...ofRegister } = environment.parse(
  process.env,
)
const values = readCommandOptions('keys:rotate')

/** The key that has signed until now, so that its tokens stay valid until they expire. */
const olderKeysKept = values['drop-old'] ? 0 : 1

const table = createTable(() => new DynamoDBClient(), TABLE_NAME)
const verificationKeys = createVerificationKeys(table)
const secrets = new SecretsManagerClient()

for (const [kind, SecretId] of [
  ['applicant', APPLICANT_SIGNING_SECRET],
  ['staff', STAFF_SIGNING_SECRET],
] as const) {
  const made = generateSigningKey()
  const before = await verificationKeys.of(kind)
  // First the key that verifies, then the one that signs, so that every token that is made is accepted.
  await verificationKeys.put(kind, [publicHalf(made), ...before.slice(0, olderKeysKept)])
  const SecretString = JSON.stringify(made)
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }))
  console.log(`${kind}: signs with ${made.kid}; ${Math.min(before.length, olderKeysKept)} older key accepted`)
}

for (const [signs, SecretId] of [
  ['certificates', ofRegister.REGISTER_SIGNING_SECRET],
  ['letters', ofRegister.LETTER_SIGNING_SECRET],
  ['checks', ofRegister.CHECK_SIGNING_SECRET],
  ['log', ofRegister.LOG_SIGNING_SECRET],
] as const) {
  const made = generateRegisterKey(signs)
  await createRegisterKeys(table).add(publicHalf(made))
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(made) }))
  console.log(`${signs}: signed with ${made.kid}; every older key stays published`)
}
