/** Which page of the built site answers an address: CloudFront and its stand-in ask the same function. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build says about the pages (`web/prerender/`). */
export interface SiteFacts {
  /** The addresses of all screens, such as `/admin/cases/:id`. */
  screens: string[]
  /** The addresses with their own HTML. */
  prerendered: string[]
  /** Of the styles inside the pages, as the content security policy names them. */
  styleHashes: string[]
}

/** Not released: it is about the pages and none of them. */
export const factsFile = 'site.json'

/** Of a site that is not built nothing is known: any address may be a screen. */
const unknownSite: SiteFacts = { screens: [], prerendered: [], styleHashes: [] }

export const readSiteFacts = (folder: string | undefined): SiteFacts => {
  const file = folder && join(folder, factsFile)
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : unknownSite
}

/** The page of an address that no screen has. It is answered with 404. */
export const unknownPage = '/404.html'

/** `/admin/cases/:id/print` → `/admin/cases/[^/]+/print`; the last part may be missing where it ends with `?`. */
const patternOf = (screen: string): string =>
  screen
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/^\/$/, '')

/** The addresses of all screens as one expression; case and a slash at the end make no difference, as in the router. */
export const screenExpression = ({ screens }: SiteFacts): string =>
  screens.length === 0 ? '' : `^(${screens.map(patternOf).join('|')})/?$`

/**
 * The file of an address. Screens have no dot in their last part; a missing file must not be answered with a page.
 * Also runs in CloudFront, as text: it may use nothing but what it is given, and only old syntax.
 */
export const fileOfAddress = (path: string, screens: RegExp, prerendered: string[]): string => {
  if (path.indexOf('/assets/') === 0 || /\.[^/]*$/.test(path)) return path
  const plain = path.toLowerCase().replace(/\/$/, '')
  if (prerendered.indexOf(plain || '/') >= 0) return `${plain}/index.html`
  return screens.test(path) ? '/app.html' : '/404.html'
}
