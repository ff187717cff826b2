/** What the browser loads first, from the built pages: the entry's static imports and its style. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'
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

/** Budget: 95 KB of scripts and 14 KB of style on the sign-in page. */
export const webSizes = async () => {
  await buildSiteWhenNeeded(() => {})
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const linked = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => file as string)
  const scripts = new Set(linked(/(?:src|href)="\/([^"]+\.js)"/g).flatMap((file) => [...withImports(file)]))
  const styles = linked(/href="\/([^"]+\.css)"/g)
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + brotli(file), 0)
  return [
    { what: 'scripts', files: scripts.size, bytes: sum(scripts), budget: 95 * 1024 },
    { what: 'styles', files: styles.length, bytes: sum(styles), budget: 14 * 1024 },
  ]
}
