/** Global setup: builds the pages once, before files need them at the same time. */
import { buildSiteWhenNeeded } from '#infra/site-build.ts'

export default () => buildSiteWhenNeeded(() => {})
