/** What is installed is what the lock file names, and installing runs nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from '#tests/support/project/source-files.ts'

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  hasInstallScript?: boolean
  optional?: boolean
}

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { packages }: { packages: Record<string, Locked> } = json('package-lock.json')
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path

/** `react-dom/client` → `react-dom` */
const nameIn = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Packages of platforms other than Linux on x64. The registry that the lock file was made with does not carry these versions,
 * so their hashes are not known. Where one carries them: `npm view NAME@VERSION dist.integrity`, into the lock file.
 */
const withoutHash = [
  '@biomejs/cli-android-arm64@2.6.8',
  '@biomejs/cli-android-x64@2.6.8',
  '@biomejs/cli-darwin-arm64@2.6.8',
  '@biomejs/cli-darwin-x64@2.6.8',
  '@biomejs/cli-linux-arm64-musl@2.6.8',
  '@biomejs/cli-linux-x64-musl@2.6.8',
  '@biomejs/cli-win32-arm64@2.6.8',
  '@biomejs/cli-win32-x64@2.6.8',
  '@napi-rs/canvas-android-arm64@1.1.1',
  '@napi-rs/canvas-darwin-arm64@1.1.1',
  '@napi-rs/canvas-darwin-x64@1.1.1',
  '@napi-rs/canvas-linux-arm-gnueabihf@1.1.1',
  '@napi-rs/canvas-linux-arm64-musl@1.1.1',
  '@napi-rs/canvas-linux-riscv64-gnu@1.1.1',
  '@napi-rs/canvas-linux-x64-musl@1.1.1',
  '@napi-rs/canvas-win32-arm64-msvc@1.1.1',
  '@napi-rs/canvas-win32-x64-msvc@1.1.1',
]

test('every package of the lock file has its SHA-512, but those of other platforms that are listed here', () => {
  // What comes inside of another package is covered by that package's hash.
  const missing = locked.filter(
    ([, { inBundle, integrity }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
  )
  expect(missing.map(([path, { version }]) => `${nameOf(path)}@${version}`)).toEqual(withoutHash)
  expect(missing.filter(([, { optional }]) => !optional)).toEqual([])
})

test('no package comes from elsewhere than the registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved && !/^https:.*\.tgz$/.test(resolved))).toEqual([])
})

test('every package with an install script is one that works without it', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(Object.fromEntries(scripted.map((name) => [name, false]))).toEqual(json('package.json').allowScripts)
})

test('the versions asked for are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = json('package.json')
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})

test('`npm start` and `npm run dev` load and build with nothing but dependencies: the others are not installed then', () => {
  const files = new Set(['shared', 'functions', 'infra', 'web'].flatMap(sourceFiles))
  const reached = new Set(['infra/local/start.ts', 'infra/local/dev.ts', 'web/vite.config.ts'])
  for (const file of sourceFiles('web/src')) reached.add(file)
  const packages = new Set<string>()
  for (const file of reached)
    for (const { target, typeOnly } of importsOf(file)) {
      if (files.has(target)) reached.add(target)
      else if (!typeOnly && /^(?!web\/)(@[\w-]+\/)?[\w-]+(\/|$)/.test(target)) packages.add(nameIn(target))
    }
  const { dependencies } = json('package.json')
  expect(packages.size).toBeGreaterThan(20)
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([])
})
