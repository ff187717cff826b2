/** Names of errors and stack traces in the logs of a bundle can be read, although its code is minified. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepSourceMaps, releasesFolder } from '#infra/aws/kept-source-maps.ts'
import { runAndRead } from '#tests/support/bundles/run-bundle.ts'
import { gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { root } from '#tests/support/project/source-files.ts'
import { builtOnce, bundledOnce } from './once.ts'

describe('the log of a bundle', () => {
  let stack: Stack
  let output: string
  let release: string
  beforeAll(async () => {
    stack = await openStack()
    output = await mkdtemp(join(tmpdir(), 'portal-releases-'))
    const kept = await keepSourceMaps(await builtOnce('area'), 'dev', join(output, releasesFolder))
    release = kept.release
  })
  afterAll(async () => {
    await stack.close()
    await rm(output, { recursive: true, force: true })
  })
  const call = (name: string, given = {}) => gatewayEvent(name, stack.localStack.originSecret, given)
  const linesOf = async (events: object[], env: Record<string, string> = {}) => {
    const auth = (await bundledOnce('area')).find(({ name }) => name === 'auth')!
    return (await runAndRead(auth, { ...stack.localStack.env, ...env }, events)).lines
  }
  const trace = async (...args: string[]) => {
    const command = [
      join(root, 'infra/operations/trace/run.ts'),
      '--output',
      output,
      '--release',
      release,
      ...args,
    ]
    const running = promisify(execFile)(process.execPath, command)
    running.child.stdin?.end(args.length > 0 ? '' : lastLine)
    return (await running).stdout
  }
  let lastLine = ''

  test('names refusals as the code does', async () => {
    const lines = await linesOf([
      call('auth.login', { body: {} }),
      call('auth.login', { body: 'no JSON' }),
      call('auth.user'),
      { ...call('auth.user'), headers: {} },
    ])
    expect(lines.map((line) => JSON.parse(line).errorCode)).toEqual([
      ...['Invalid', 'Malformed', 'NotSignedIn', 'NotThroughCloudFront'],
    ])
  })

  test('has a trace that npm run trace leads back to the sources, down to our own code', async () => {
    const [line = ''] = await linesOf([call('auth.forgotPassword', { body: { email: 'a@b.example' } })], {
      TABLE_NAME: 'a-table-that-is-not-there',
    })
    expect(JSON.parse(line)).toMatchObject({ status: 500, errorCode: 'ResourceNotFoundException' })

    lastLine = line
    const places = (await trace()).split('\n').filter((row) => /^(functions|node_modules)\//.test(row))

    const ours = places.filter((row) => row.startsWith('functions/')).map((row) => row.replace(/:.*/, ''))
    expect(ours).toEqual(
      expect.arrayContaining([
        ...[
          'functions/platform/table/table.ts',
          'functions/accounts/use-cases/sign-in/request-password-reset.ts',
        ],
        'functions/handler/handler.ts',
      ]),
    )
    const [, file = '', at = ''] = /([\w-]+\.mjs)(:\d+:\d+)/.exec(JSON.parse(line).trace[0]) ?? []
    expect(await trace(`auth/${file}${at}`)).toContain(places[0])
  })
})
