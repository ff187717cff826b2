/** The files of the project and the import lines in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** All source files below a folder, as paths from the project's root. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && !file.startsWith('web/dist'))

/** `#shared/x` and relative paths become paths from the root; packages stay as they are. */
export const resolvedTarget = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  return specifier.replace(/^#web\//, 'web/src/').replace(/^#(shared|functions|infra|tests)\//, '$1/')
}

interface Import {
  target: string
  typeOnly: boolean
}

/** The imports of a file, static or by `import()`. */
export const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(root, file), 'utf8')
  const statements = text.matchAll(/(?:import|export)\s+(type\s+)?[^'"()]*?from\s+['"]([^'"]+)['"]/g)
  const bare = text.matchAll(/import\s+()['"]([^'"]+)['"]/g)
  const dynamic = text.matchAll(/import\(\s*()['"]([^'"]+)['"]\s*\)/g)
  return [...statements, ...bare, ...dynamic].map(([, type, specifier]) => ({
    target: resolvedTarget(file, specifier ?? ''),
    typeOnly: Boolean(type),
  }))
}

/** `contactInformation` → `contact-information`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
