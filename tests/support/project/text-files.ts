/** The text files of the project that people write: code, pages, settings, documents. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/project/source-files.ts'

const skipped = new Set(['node_modules', 'dist', '.git', '.local', '.tmp', 'cdk.out'])
const generated = ['package-lock.json', 'sbom.cdx.json']
const text = /\.(ts|tsx|mjs|mts|scss|css|html|json|ya?ml|md)$/

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return text.test(entry.name) && !generated.includes(entry.name) ? [path] : []
  })

/** What each text file holds, by its path from the project's root. */
export const textFiles = (): Map<string, string> =>
  new Map(filesBelow('.').map((file) => [file, readFileSync(join(root, file), 'utf8')]))
