/** The environments whose templates are checked, and production under a name of its own. */
import { environmentNames, type Settings, settingsOf } from '#infra/settings.ts'
import { withDomain } from './domain.ts'

export const variants: [name: string, settings: Settings][] = [
  ...environmentNames.map((name): [string, Settings] => [name, settingsOf(name)]),
  ['prod with a domain', { ...settingsOf('prod'), ...withDomain }],
]
