import { robotsTxt } from './robots-txt.ts'
import { securityTxt, securityTxtPath } from './security-txt.ts'
import type { Settings } from './settings.ts'

/**
 * Files of the site that depend on the settings, by their path: they are made with each release, besides the files of
 * the build.
 */
export const siteTexts = (
  settings: Pick<Settings, 'securityContact' | 'domain' | 'registerInSearchEngines'>,
  releasedAt: Date,
): Record<string, string> => ({
  [securityTxtPath]: securityTxt(settings, releasedAt),
  'robots.txt': robotsTxt(settings),
})
