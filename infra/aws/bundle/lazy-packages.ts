/**
 * Packages that gateways and the sender of e-mails load with `import()`, at the first call that needs them. Each becomes a
 * separate file of the function, without shared chunks: those would be many small files, and each costs at every start.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from './entries.ts'

const folders = [
  'functions/platform/gateways',
  'functions/accounts/gateways',
  'functions/platform/outbox',
].map((folder) => join(root, folder))

/** `@aws-sdk/client-ses` → `ses`; the three packages of S3 share most of their code, so they share a file; so do those for passkeys. */
const fileOf = (name: string): string =>
  name
    .replace(/^@simplewebauthn\/.*/, 'webauthn')
    .replace(/^.*\//, '')
    .replace('client-', '')
    .replace(/^s3-.*/, 's3')

/**
 * A function has these files only if it contains the module named here; the other files are in every function.
 * `tests/infra/long/bundles` holds that no other module uses them.
 */
export const onlyWith: Record<string, string> = {
  'otpauth.mjs': 'functions/accounts/use-cases/sign-in/redeem-code.ts',
  'webauthn.mjs': 'functions/accounts/use-cases/sign-in/check-passkey.ts',
  'language-common.mjs': 'functions/accounts/use-cases/sign-in/new-password-errors.ts',
  'ses.mjs': 'functions/workers/worker.ts',
}

const comments = /\/\*[\s\S]*?\*\/|\s\/\/ .*/g

/**
 * The source of each file. `import()` of a package would include all of it; this re-exports only what is named in the
 * importing file, so that of a hundred S3 commands the few that are used remain.
 */
export const readLazyPackages = async (): Promise<Map<string, string>> => {
  const sources = new Map<string, string>()
  for (const file of folders
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.ts'))
    .sort()) {
    const text = readFileSync(file, 'utf8')
    const names = new Set(text.replace(comments, '').match(/\w+/g))
    for (const name of new Set(
      [...text.matchAll(/import\('([@a-z][^':]+)'\)/g)].map(([, name]) => name as string),
    )) {
      const used = Object.keys(await import(name)).filter((exported) => names.has(exported))
      const line = `export { ${used.sort().join(', ')} } from '${name}'\n`
      sources.set(fileOf(name), (sources.get(fileOf(name)) ?? '') + line)
    }
  }
  return sources
}

/** Resolves `import()` to the files, and `lazy:<file>` to their sources. */
export const lazyPackages = (sources: Map<string, string>): Plugin => ({
  name: 'lazy-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[@a-z][^:]+$/ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && folders.some((folder) => importer.startsWith(folder))
        ? { path: `./${fileOf(path)}.mjs`, external: true }
        : undefined,
    )
    onResolve({ filter: /^lazy:/ }, ({ path }) => ({ path: path.slice('lazy:'.length), namespace: 'lazy' }))
    onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
      contents: sources.get(path),
      resolveDir: root,
      loader: 'js',
    }))
  },
})
