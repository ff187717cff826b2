/**
 * Packages that gateways and the sender of e-mails load with `import()`, at the first call that needs them. Each becomes a file of its own
 * beside the function, complete in itself: shared chunks would be many small files, and each costs at every start.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from './entries.ts'

const folders = ['functions/gateways', 'functions/emails'].map((folder) => join(root, folder))

/** `@aws-sdk/client-ses` → `ses`; the three packages of S3 share most of their code, so they share a file. */
const fileOf = (name: string): string =>
  name
    .replace(/^.*\//, '')
    .replace('client-', '')
    .replace(/^s3-.*/, 's3')

/**
 * These files stand only where the function holds the module that leads to them; the others stand beside every function.
 * `tests/infra/bundles` watches that no other module uses them.
 */
export const onlyWith: Record<string, string> = {
  'otpauth.mjs': 'functions/app/sign-in/spend-code.ts',
  'language-common.mjs': 'functions/app/sign-in/new-password.ts',
  'ses.mjs': 'functions/emails/worker.ts',
}

const comments = /\/\*[\s\S]*?\*\/|\s\/\/ .*/g

/**
 * The source of each file. `import()` of a package would bring all of it; only the exports whose names occur in the file
 * that asks are handed on, so that of a hundred S3 commands the few that are used remain.
 */
export const readLazyPackages = async (): Promise<Map<string, string>> => {
  const sources = new Map<string, string>()
  for (const file of folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .sort()) {
    const text = readFileSync(file, 'utf8')
    const words = new Set(text.replace(comments, '').match(/\w+/g))
    for (const name of new Set(
      [...text.matchAll(/import\('([@a-z][^':]+)'\)/g)].map(([, it]) => it as string),
    )) {
      const used = Object.keys(await import(name)).filter((it) => words.has(it))
      const line = `export { ${used.sort().join(', ')} } from '${name}'\n`
      sources.set(fileOf(name), (sources.get(fileOf(name)) ?? '') + line)
    }
  }
  return sources
}

/** Leads `import()` to the files, and answers `late:<file>` with their sources. */
export const lazyPackages = (sources: Map<string, string>): Plugin => ({
  name: 'late-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[@a-z][^:]+$/ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && folders.some((folder) => importer.startsWith(folder))
        ? { path: `./${fileOf(path)}.mjs`, external: true }
        : undefined,
    )
    onResolve({ filter: /^late:/ }, ({ path }) => ({ path: path.slice('late:'.length), namespace: 'late' }))
    onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => ({
      contents: sources.get(path),
      resolveDir: root,
      loader: 'js',
    }))
  },
})
