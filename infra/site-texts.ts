import { readFileSync } from 'node:fs'
import { monitorPath } from '#shared/certificates/statements/log-origin.ts'
import { paths } from '#shared/paths.ts'
import type { Settings } from './settings.ts'

const registerOf = (prefix: string): string => `${prefix}${paths.publicRegister}/`

/** What never concerns a search engine: the staff's area, and links that belong to one person. */
const ofNobodyElse = [
  '/api/',
  '/admin',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/undo-email',
  '/auth/undo-password',
]

/**
 * What search engines may open. Pages of guests may be found; entries of the register only where the settings say so, and then
 * the answers that these pages are made of, too: the longer rule wins.
 */
export const robotsTxt = ({ registerInSearchEngines }: Pick<Settings, 'registerInSearchEngines'>) =>
  [
    'User-agent: *',
    ...(registerInSearchEngines ? [`Allow: ${registerOf('/api')}`] : [`Disallow: ${registerOf('')}`]),
    ...ofNobodyElse.map((path) => `Disallow: ${path}`),
    '',
  ].join('\n')

/** The address where programs and people look for the security contact (RFC 9116). */
const securityTxtPath = '.well-known/security.txt'

/** Made again by each release: valid until the first of the month, ten to eleven months after it. */
export const securityTxt = (
  { securityContact, domain }: Pick<Settings, 'securityContact' | 'domain'>,
  releasedAt: Date,
): string => {
  const expires = new Date(Date.UTC(releasedAt.getUTCFullYear(), releasedAt.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(domain ? [`Canonical: https://${domain.name}/${securityTxtPath}`] : []),
    '',
  ].join('\n')
}

/**
 * Files of the site by their path, which depend on the settings and are made with each release, besides the files of the build;
 * and the monitor of the public log.
 */
export const siteTexts = (
  settings: Pick<Settings, 'securityContact' | 'domain' | 'registerInSearchEngines'>,
  releasedAt: Date,
): Record<string, string> => ({
  [securityTxtPath]: securityTxt(settings, releasedAt),
  'robots.txt': robotsTxt(settings),
  [monitorPath.slice(1)]: readFileSync(new URL(`../docs${monitorPath}`, import.meta.url), 'utf8'),
})
