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
