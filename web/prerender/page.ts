/** Puts a rendered page into the HTML that the build made for every address. */
import { createHash } from 'node:crypto'

const emptyRoot = /<div id="root">[\s\S]*?<\/main>\s*<\/div>/
const sheetLink = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g

export const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The heading, as the screen's own title of the tab begins. */
const headingOf = (html: string): string => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? ''

interface PageParts {
  /**
   * What is shown before the scripts run, and the path whose screen it is: the script compares it before it takes over. Empty for
   * what it replaces.
   */
  rendered?: { path: string; body: string }
  /** Of the whole document. */
  lang?: string
  /** By default the heading of what is rendered. */
  title?: string
  description?: string
  /** The scripts that this page needs beyond the first ones. */
  scripts: string[]
}

/** @param template `index.html` as built */
export const filledPage = (
  template: string,
  { rendered, lang = 'en', title = headingOf(rendered?.body ?? ''), description, scripts }: PageParts,
): string => {
  const council = /<title>(.*?)<\/title>/.exec(template)?.[1]
  const tabTitle = [title, council].filter(Boolean).join(' – ')
  const preloads = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
  const page = template
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${tabTitle}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_all, begin) => begin + tabTitle)
    .replace(/(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g, (all, begin) =>
      description ? begin + escaped(description) : all,
    )
    .replace('  </head>', () => `${preloads.join('')}  </head>`)
  if (!rendered) return page
  const root = `<div id="root" data-page="${escaped(rendered.path)}">${rendered.body}</div>`
  return page.replace(emptyRoot, () => root)
}

/** Something is painted without the scripts, so they may not come before that. */
const afterPainting = (page: string): string =>
  page.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/**
 * The style that the page needs stands in it; the whole sheets come at its end, where they keep nothing from being
 * painted. They would also serve a page whose own style the policy refuses, as while a release is under way.
 */
export const withStyle = (page: string, style: string, sheets: string[]): string => {
  const links = sheets.map(
    (file) => `    <link rel="stylesheet" fetchpriority="low" crossorigin href="/${file}">\n`,
  )
  return afterPainting(page)
    .replace(sheetLink, '')
    .replace('  </head>', () => `    <style>${style}</style>\n  </head>`)
    .replace('  </body>', () => `${links.join('')}  </body>`)
}

/** As a content security policy names it. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`
