/** One walk through the deployed portal; a walk that fails ends in an error that names the step. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { smoke, type Walker } from '#infra/smoke/smoke.ts'

export const handler = async (): Promise<void> => {
  const { PORTAL_URL, WALKER_SECRET } = process.env
  const { SecretString } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId: WALKER_SECRET }),
  )
  const walker: Walker = JSON.parse(SecretString ?? '{}')
  await smoke({ url: PORTAL_URL ?? '', walker, mayRegister: true })
}
