import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Settings, settingsOf } from '#infra/settings.ts'

/** For commands in processes of their own: their settings name the account 123456789012. */
export const withPinnedAccount = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'pinned-account.ts')).href}`,
}

/** The settings of an environment with every placeholder replaced, and another name. */
export const realSettings = (environment: 'dev' | 'staging' | 'prod' = 'prod'): Settings => ({
  ...settingsOf(environment),
  account: '123456789012',
  mail: { from: 'no-reply@pharmacy-council.pk', identity: 'domain', mostADay: 50_000 },
  alarmAddress: 'duty@pharmacy-council.pk',
  wakeAddress: 'on-call@pharmacy-council.pk',
  securityContact: 'security@pharmacy-council.pk',
  domain: {
    name: 'portal.pharmacy-council.pk',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
    gateway: {
      name: 'gateway.pharmacy-council.pk',
      certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/two',
    },
  },
})
