/** What install.mjs adds on machines whose embedded database the lock file does not hold; npm is the real one. */
import { execFile } from 'node:child_process'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { problemWhenRun, problemWith } from '#infra/local/install/check-database.mjs'
import { databaseBinary, databasePackage } from '#infra/local/install/embedded-database.mjs'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { aRegistry, type MadePackage, writePackage } from '#tests/support/stand-ins/package-registry.ts'

const installer = fileURLToPath(new URL('../../../infra/local/install.mjs', import.meta.url))
const version = '1.2.1'
const program = { name: 'dynoxide', text: `#!/bin/sh\necho dynoxide ${version}\n` }
const forMac = {
  name: '@dynoxide/darwin-arm64',
  version,
  os: ['darwin'],
  cpu: ['arm64'],
  program,
} satisfies MadePackage

const locked = { 'node_modules/@dynoxide/linux-x64': { version, optional: true } }

/** A project with nothing to install but the database, on a machine that pretends to be another. */
const aProject = async (registry: string, hashes: Record<string, string> = {}) => {
  const folder = await aFolder()
  const install = join(folder, 'infra/local/install')
  await mkdir(install, { recursive: true })
  await writeFile(join(install, 'database-hashes.json'), JSON.stringify(hashes))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  await mkdir(join(folder, 'node_modules'))
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{}}')
  const run = (platform: string, more: NodeJS.ProcessEnv = {}) => {
    const env = {
      ...process.env,
      PORTAL_ROOT: folder,
      PORTAL_PLATFORM: platform,
      DYNAMODB_ENDPOINT: '',
      npm_lifecycle_event: 'prestart',
      npm_config_registry: registry,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
      ...more,
    }
    return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) =>
      execFile(process.execPath, [installer], { env }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
      ),
    )
  }
  /** What is installed in node_modules, except npm's own files. */
  const inModules = async () =>
    (await readdir(join(folder, 'node_modules'))).filter((name) => name !== '.package-lock.json')
  return { folder, run, inModules }
}

const silent = { status: 0, stdout: '', stderr: '' }

test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'])(
  'the database for %s is a program of its own package',
  (platform) => {
    expect(databasePackage(platform)).toBe(`@dynoxide/${platform}`)
    expect(databaseBinary('root', platform)).toBe(join('root/node_modules/@dynoxide', platform, 'dynoxide'))
  },
)

test.each([
  ['darwin-arm64', 'dynoxide'],
  ['win32-x64', 'dynoxide.exe'],
])('the database for %s is installed once', async (platform, binary) => {
  const [os, cpu] = platform.split('-') as [string, string]
  const name = `@dynoxide/${platform}`
  const fitting = { name, version, os: [os], cpu: [cpu], program: { ...program, name: binary } }
  const { url, asked, hashes } = await aRegistry(fitting)
  const { folder, run, inModules } = await aProject(url, hashes)

  const first = await run(platform)

  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toContain(`${name}@${version} (once)`)
  expect(asked).toEqual([`/${name}`, `/${name}.tgz`])
  await access(databaseBinary(folder, platform))
  expect(await inModules()).toEqual(['@dynoxide'])
  expect(await run(platform)).toEqual(silent)
  expect(asked).toHaveLength(2)
  expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).toBe(JSON.stringify({ packages: locked }))
})

test('a package with another version is refused and nothing of it is left', async () => {
  const { url, hashes } = await aRegistry({ ...forMac, inside: { version: '1.2.0' } })
  const { run, inModules } = await aProject(url, hashes)

  const { status, stderr } = await run('darwin-arm64')

  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^The embedded database cannot be installed for darwin-arm64 \(@dynoxide\/darwin-arm64@1\.2\.1 was asked for, .+@1\.2\.0 came\): start DynamoDB Local .+\.\n$/,
  )
  expect(await inModules()).toEqual([])
})

test('a package of which one byte differs from the hash of the repository is neither unpacked nor run', async () => {
  const { hashes } = await aRegistry(forMac)
  const ran = join(await aFolder(), 'ran')
  const changed = { ...program, text: `#!/bin/sh\ntouch ${ran}\necho dynoxide ${version}\n` }
  const { url } = await aRegistry({ ...forMac, program: changed })
  const { run, inModules } = await aProject(url, hashes)

  const { status, stderr } = await run('darwin-arm64')

  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^The embedded database cannot be .+ \(what the registry sent has another hash than .+\n$/,
  )
  expect(await inModules()).toEqual([])
  await expect(access(ran)).rejects.toThrow('ENOENT')
})

test('the first machine of a platform writes down the hash that every other one compares', async () => {
  const { url, hashes } = await aRegistry(forMac)
  const { folder, run } = await aProject(url)

  const { status, stdout } = await run('darwin-arm64')

  expect(status).toBe(0)
  expect(stdout).toContain('Commit that file')
  const kept = await readFile(join(folder, 'infra/local/install/database-hashes.json'), 'utf8')
  expect(JSON.parse(kept)).toEqual(hashes)
})

/** What is wrong with a package that arrived, from its files to its program, which is asked only if they are right. */
const problemOf = async (made: Partial<MadePackage>) => {
  const folder = await aFolder()
  const wanted = { folder, name: forMac.name, version, platform: 'darwin-arm64' }
  await writePackage(folder, { ...forMac, ...made })
  return problemWith(wanted) ?? problemWhenRun(wanted)
}

test.each<[string, Partial<MadePackage>, RegExp | undefined]>([
  ['what was asked for', {}, undefined],
  [
    'another package',
    { inside: { name: '@dynoxide/other' } },
    /was asked for, @dynoxide\/other@1\.2\.1 came/,
  ],
  ['no program', { program: undefined }, /its program is missing or cannot be executed/],
  ['a program that is none', { program: { ...program, mode: 0o644 } }, /missing or cannot be executed/],
  [
    'a program of another version',
    { program: { ...program, text: '#!/bin/sh\necho dynoxide 1.2.10\n' } },
    /does not run as version/,
  ],
  [
    'a program that fails',
    { program: { ...program, text: '#!/bin/sh\nexit 1\n' } },
    /does not run as version/,
  ],
])('a package with %s is looked at before it is put in its place', async (_name, made, reason) => {
  const problem = await problemOf(made)
  if (reason) expect(problem).toMatch(reason)
  else expect(problem).toBeUndefined()
})

test('the wanted version replaces a former one', async () => {
  const { url, hashes } = await aRegistry(forMac)
  const { folder, run } = await aProject(url, hashes)
  const package_ = join(folder, 'node_modules', forMac.name)
  await mkdir(package_, { recursive: true })
  await writeFile(join(package_, 'package.json'), JSON.stringify({ name: forMac.name, version: '1.2.0' }))

  expect(await run('darwin-arm64')).toMatchObject({ status: 0, stderr: '' })

  expect(JSON.parse(await readFile(join(package_, 'package.json'), 'utf8'))).toMatchObject({ version })
})

test('a missing package gives one sentence that says what to do', async () => {
  const { hashes } = await aRegistry(forMac)
  const { run, inModules } = await aProject((await aRegistry()).url, hashes)
  const { status, stderr } = await run('darwin-arm64')
  expect(status).toBe(1)
  expect(stderr).toBe(
    'The embedded database cannot be installed for darwin-arm64 (npm could not fetch it: E404): start DynamoDB Local and set DYNAMODB_ENDPOINT to its URL.\n',
  )
  expect(await inModules()).toEqual([])
})

test('no registry is asked for a platform without a build', async () => {
  const { url, asked } = await aRegistry()
  const { run } = await aProject(url)
  const { status, stderr } = await run('freebsd-x64')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The embedded database cannot be installed for freebsd-x64 \(it has no build .+\n$/)
  expect(asked).toEqual([])
})

test.each<[string, string, NodeJS.ProcessEnv]>([
  ['on the platform of the lock file', 'linux-x64', {}],
  ['when another database is named', 'darwin-arm64', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' }],
  ['before a script that starts no database', 'darwin-arm64', { npm_lifecycle_event: 'precheck' }],
])('nothing is installed %s', async (_name, platform, env) => {
  const { url, asked } = await aRegistry(forMac)
  const { run, inModules } = await aProject(url)
  expect(await run(platform, env)).toEqual(silent)
  expect([asked, await inModules()]).toEqual([[], []])
})
