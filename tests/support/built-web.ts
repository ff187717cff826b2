/** The journeys need the built pages. */
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'

export default async function setup() {
  await buildSiteWhenNeeded(() => {})
}
