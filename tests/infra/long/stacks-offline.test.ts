/**
 * The real command, as whoever deploys runs it: no account, no credentials, no network, no warning. `SYNTH=all` runs it for every
 * environment, as `.ci/synth` does; they differ in settings, which `stacks.test.ts` looks at.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentNames } from '#infra/settings.ts'
import { root } from '#tests/support/project/source-files.ts'
import type { Properties } from '#tests/support/project/synthesised-stacks.ts'

/** Notes and refuses every connection but those to a local socket. */
const noNetwork = `
const { Socket } = require('node:net')
const dns = require('node:dns')
const { appendFileSync } = require('node:fs')
const refuse = (what) => { appendFileSync(process.env.TRIED, what + '\\n'); throw new Error('There is no network') }
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...args) {
  const [options] = [args[0]].flat()
  return options?.path && !options.host ? connect.apply(this, args) : refuse('connect ' + (options?.host ?? options))
}
dns.lookup = (name) => refuse('lookup ' + name)
`

/** Loads the two functions that belong to the stacks themselves as Lambda would. */
const loadOwnHandlers = (output: string, environment: string): string[] =>
  ['data', 'operations'].map((part) => {
    const template = join(output, `portal-${environment}-${part}.template.json`)
    const { Resources } = JSON.parse(readFileSync(template, 'utf8'))
    const [made] = Object.values<Properties>(Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function')
    const file = join(output, made.Metadata['aws:asset:path'], 'index.mjs')
    const load = `import(${JSON.stringify(file)}).then(({ handler }) => console.log(typeof handler))`
    return spawnSync(process.execPath, ['-e', load], {
      encoding: 'utf8',
      env: { AWS_REGION: 'eu-central-1' },
    }).stdout.trim()
  })

/** The release that the stack names, and the file of source maps that is deployed with it. */
const releaseOf = (output: string, environment: string) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(output, `portal-${environment}-api.${file}`), 'utf8'))
  const release: string = read('template.json').Outputs.Release.Value
  const { source, destinations } = read('assets.json').files[`source-maps-${release}`]
  const [{ objectKey }] = Object.values<Properties>(destinations)
  return { release, objectKey, isThere: existsSync(join(output, source.path)) }
}

/** @param named the environment, if one is */
const synth = (environment: string, named: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-offline-'))
  const [guard, tried, output] = ['guard.cjs', 'tried', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(guard, noNetwork)
  const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')
  const args = [cdk, 'synth', '--quiet', '--output', output, ...named]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      // The Node that runs this test comes first, as in every npm script.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: folder,
      TRIED: tried,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_OPTIONS: `--require ${guard}`,
    },
  })
  const stacks =
    status === 0 ? Object.keys(JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8')).artifacts) : []
  const loaded = status === 0 ? loadOwnHandlers(output, environment) : []
  const released = status === 0 ? releaseOf(output, environment) : undefined
  const connections = existsSync(tried) ? readFileSync(tried, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  return {
    status,
    said: stdout + stderr,
    connections,
    loaded,
    released,
    stacks: stacks.filter((name) => /^portal-[\w-]+-[a-z]+$/.test(name)),
  }
}

const dev = { environment: 'dev', named: [], says: 'Environment: dev, because none was named' }
const others = environmentNames
  .filter((name) => name !== 'dev')
  .map((environment) => ({ environment, named: ['-c', `env=${environment}`], says: '' }))

test.each(process.env.SYNTH === 'all' ? [dev, ...others] : [dev])(
  'cdk synth of $environment works without account, credentials and network',
  ({ environment, named, says }) => {
    const { status, said, connections, loaded, released, stacks } = synth(environment, named)
    expect(said).toContain(says)
    expect(said).not.toMatch(/warning|error|deprecated/i)
    expect([status, connections, loaded]).toEqual([0, '', ['function', 'function']])
    expect(released?.release).toMatch(new RegExp(`^${environment}-(uncommitted-)?[0-9a-f]{12}$`))
    expect(released).toMatchObject({ objectKey: `source-maps-${released?.release}.br`, isThere: true })
    expect(stacks.sort()).toEqual(
      ['api', 'data', 'edge', 'operations', 'register', 'staff', 'web'].map(
        (part) => `portal-${environment}-${part}`,
      ),
    )
  },
)
