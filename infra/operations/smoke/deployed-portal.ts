/** Where a deployed portal is, and the account with which the canary uses it. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Settings, secretName } from '#infra/settings.ts'
import { openAwsClients } from '../doctor/aws-clients.ts'
import { describeStack } from '../doctor/checks/stacks.ts'
import { requireAccount } from '../doctor/require-account.ts'
import type { SmokeAccount } from './smoke.ts'

const addressOf = async ({ name, region }: Settings): Promise<string> => {
  const stack = await describeStack(openAwsClients(region), region, `portal-${name}-web`)
  const address = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'SiteOrigin')?.OutputValue
  if (!address) throw new Error(`The stack portal-${name}-web names no address: is ${name} deployed?`)
  return address
}

/** @throws Error in a sentence, of another account than that of the settings before anything is read */
export const deployedPortal = async (settings: Settings): Promise<{ url: string; account: SmokeAccount }> => {
  await requireAccount(settings)
  const SecretId = secretName(settings.name, 'canary-account')
  const secrets = new SecretsManagerClient({ region: settings.region })
  const [url, { SecretString = '' }] = await Promise.all([
    addressOf(settings),
    secrets.send(new GetSecretValueCommand({ SecretId })),
  ])
  return { url, account: JSON.parse(SecretString) }
}
