/** One smoke test of the deployed portal; a failure is an error that names the step. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type SmokeAccount, smoke } from '#infra/operations/smoke/smoke.ts'

export const handler = async (): Promise<void> => {
  const { PORTAL_URL, ACCOUNT_SECRET } = process.env
  const { SecretString } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId: ACCOUNT_SECRET }),
  )
  const account: SmokeAccount = JSON.parse(SecretString ?? '{}')
  await smoke({ url: PORTAL_URL ?? '', account, mayRegister: true })
}
