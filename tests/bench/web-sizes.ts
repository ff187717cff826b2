/** What the browser loads first, from the built pages: the entry's static imports, its style, and the HTML of pages with their own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildSiteWhenNeeded } from '#infra/site-build.ts'
import { readSiteFacts } from '#infra/site-pages.ts'
import { paths } from '#shared/paths.ts'
import { root } from '#tests/support/project/source-files.ts'

const dist = join(root, 'web/dist')
const brotli = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length

/** A script and everything it imports statically. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(dist, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`assets/${name}`, seen)
  return seen
}

const linked = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, file]) => file as string)
const styleIn = (page: string): string => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
const compressed = (text: string): number => brotliCompressSync(text).length

/** Everything that keeps the browser from painting stands in the head: sheets, and scripts that are no modules. */
const blockingIn = (page: string): number =>
  linked(page.split('</head>')[0] ?? '', /<link rel="stylesheet"[^>]*href="([^"]+)"/g).length +
  linked(page, /<script(?! type="module")[^>]*src="([^"]+)"/g).length

/** Each page that the build renders: what comes before its first paint. With its headers it fits into what a server sends at once. */
const pagesOf = (paths: string[]) =>
  paths.map((path) => {
    const page = readFileSync(join(dist, path, 'index.html'), 'utf8')
    return {
      what: `HTML of ${path}, style inside ${compressed(styleIn(page))}`,
      files: 1 + blockingIn(page),
      bytes: compressed(page),
      budget: 8 * 1024,
    }
  })

/** Budget: 90 KB of scripts and 14 KB of style on the sign-in page, the style inside included. */
export const webSizes = async () => {
  await buildSiteWhenNeeded(() => {})
  const { prerendered } = readSiteFacts(dist)
  const page = readFileSync(join(dist, paths.login, 'index.html'), 'utf8')
  const scripts = new Set(
    linked(page, /(?:src|href)="\/([^"]+\.js)"/g).flatMap((file) => [...withImports(file)]),
  )
  const styles = linked(page, /href="\/([^"]+\.css)"/g)
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + brotli(file), 0)
  return [
    { what: 'scripts', files: scripts.size, bytes: sum(scripts), budget: 90 * 1024 },
    {
      what: 'styles',
      files: styles.length,
      bytes: sum(styles) + compressed(styleIn(page)),
      budget: 14 * 1024,
    },
    ...pagesOf(prerendered),
  ]
}
