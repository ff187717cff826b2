/** Global setup of the journeys: the built pages and the unpacked browser, once for all files. */
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'
import { unpackChromium } from './chromium.ts'

export default async function setup() {
  await Promise.all([buildSiteWhenNeeded(() => {}), unpackChromium()])
}
