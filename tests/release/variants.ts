/** The environments whose templates are checked, and production under a name of its own, with backups in another account. */

import { everyEnvironment, hashingReservation, type Settings, settingsOf } from '#infra/settings.ts'
import { concurrencyUse, quotasOf } from '#tests/release/quotas.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'
import { withDomain } from './domain.ts'

export const backups = {
  copyTo: 'arn:aws:backup:eu-central-1:210987654321:backup-vault:portal-copies',
  keptInDays: 35,
}

export const variants: [name: string, settings: Settings][] = [
  ...everyEnvironment.map((name): [string, Settings] => [name, settingsOf(name)]),
  ['prod with a domain', { ...settingsOf('prod'), ...withDomain, backups }],
]

/** How much of each quota the templates of an environment use. */
export const quotaUses = (settings: Settings) => {
  const { release } = synthesise(settings)
  // Where nothing is reserved, the other packaging reserves nothing either.
  const packaging = settings.packaging === 'route' ? 'area' : 'route'
  const other =
    hashingReservation(settings) === undefined ? release : synthesise({ ...settings, packaging }).release
  return [...quotasOf(release), concurrencyUse(settings.concurrencyOfAccount, release, other)]
}
