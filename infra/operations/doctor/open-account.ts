import type { Settings } from '#infra/settings.ts'
import { openAwsClients } from './aws-clients.ts'
import type { Checked } from './check.ts'

/** What every check gets. The templates are made only for checks that compare them: that takes some seconds. */
export const openAccount = (settings: Settings): Checked => ({
  settings,
  aws: openAwsClients(settings.region),
  now: new Date(),
  needs: async () => (await import('#infra/aws/stacks/template-needs.ts')).templateNeeds(settings),
})
