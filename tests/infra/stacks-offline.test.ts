/** The real command, as whoever deploys runs it: no account, no credentials, no network, no warning. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/imports.ts'

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

const synth = (environment: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-offline-'))
  const [guard, tried, output] = ['guard.cjs', 'tried', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(guard, noNetwork)
  const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')
  const args = [cdk, 'synth', '--quiet', '--output', output, '-c', `env=${environment}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      // The Node that runs this test comes first, as in every npm script.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: folder,
      TRIED: tried,
      NODE_OPTIONS: `--require ${guard}`,
    },
  })
  const stacks =
    status === 0 ? Object.keys(JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8')).artifacts) : []
  const connections = existsSync(tried) ? readFileSync(tried, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  return {
    status,
    said: stdout + stderr,
    connections,
    stacks: stacks.filter((name) => /^portal-[\w-]+-[a-z]+$/.test(name)),
  }
}

test.each(['dev', 'prod'])('cdk synth -c env=%s', { timeout: 120_000 }, (environment) => {
  const { status, said, connections, stacks } = synth(environment)
  expect(said).not.toMatch(/warning|error|deprecated/i)
  expect([status, connections]).toEqual([0, ''])
  expect(stacks.sort()).toEqual(
    ['api', 'data', 'operations', 'web'].map((part) => `portal-${environment}-${part}`),
  )
})

test('cdk synth with an unknown environment says which there are', { timeout: 120_000 }, () => {
  const { status, said } = synth('production')
  expect(status).not.toBe(0)
  expect(said).toContain('Choose one of: dev, staging, prod.')
})
