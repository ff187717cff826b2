/**
 * What the README, the runbook and docs/commands.md show for the shell runs in bash as it is written, in a repository with a release. Programs that
 * need an account only note how they were called; that is compared with the SDK, with cdk's own help, or with a list.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listedOperations, wrongWith } from '#tests/support/commands/aws-options.ts'
import { snippets } from '#tests/support/commands/documented.ts'
import { root } from '#tests/support/project/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-shell-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [programs, repository, noted] = ['programs', 'repository', 'noted'].map((name) =>
  join(folder, name),
) as [string, string, string]

/** A message as SQS gives it; anything else is answered with a word. */
const aMessage = JSON.stringify({ Body: '{"requestPayload":{}}', ReceiptHandle: 'a-handle' })
/** The next program of a pipe may have ended by now without reading. */
const noting = `#!/bin/bash
trap '' PIPE
{ printf '%s\\0' "$(basename "$0")" "$@"; echo; } >> ${noted}
if [ "$2" = receive-message ]; then echo '${aMessage}'; else echo an-answer; fi 2> /dev/null
exit 0
`

/** As after "Say this first". */
const said = {
  ...{
    ENV: 'prod',
    ACCOUNT: '123456789012',
    AWS_REGION: 'eu-central-1',
    BUCKET: 'a-bucket',
    API_ID: 'an-api',
  },
  URL: 'https://d111111abcdef8.cloudfront.net',
}

const inRepository = (command: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
    cwd: repository,
    encoding: 'utf8',
    input: '',
    env: { PATH: `${programs}:${process.env.PATH}`, HOME: folder, ...env },
  })

const failed: string[] = []
for (const made of [programs, repository]) mkdirSync(made)
for (const name of ['aws', 'gh', 'npm', 'npx', 'curl', 'sleep']) {
  writeFileSync(join(programs, name), noting)
  chmodSync(join(programs, name), 0o755)
}
// The commit that the parameter of the good release names is what the AWS CLI answers here.
const commit = 'git -c user.name=x -c user.email=x@x.example commit -q --allow-empty -m x'
const made = inRepository(`git init -q -b main && ${commit} && git tag an-answer &&
  git clone -q --bare . ../origin && git remote add origin ../origin && git fetch -q && git branch -q -u origin/main`)
expect([made.stderr, made.status]).toEqual(['', 0])
for (const text of new Set(snippets.map((one) => one.text))) {
  if (/^bash \.ci\//.test(text)) continue // commands.test.ts runs those
  const { status, stderr } = inRepository(text, said)
  if (status !== 0) failed.push(`${text}\n${stderr}`)
  inRepository('git checkout -q main')
}
const calls = readFileSync(noted, 'utf8')
  .split('\0\n')
  .map((call) => call.split('\0'))

test('every block and every command runs in bash', () => {
  expect(failed).toEqual([])
})

const argumentsOf = (program: string) =>
  calls.filter(([name]) => name === program).map(([, ...words]) => words)

test('every call of the AWS CLI names an operation, with options that it takes and those that it needs', () => {
  expect(argumentsOf('aws').length).toBeGreaterThan(100)
  expect(argumentsOf('aws').flatMap(wrongWith)).toEqual([])
  const called = argumentsOf('aws').map((words) => words.join(' '))
  expect(listedOperations.filter((name) => !called.some((call) => call.startsWith(name)))).toEqual([])
})

test('every call of cdk has options that cdk knows', () => {
  const known = new Map<string, string>()
  const helpOf = (command: string): string => {
    const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')
    const help =
      known.get(command) ?? execFileSync(process.execPath, [cdk, command, '--help'], { encoding: 'utf8' })
    known.set(command, help)
    return help
  }
  const unknown = argumentsOf('npx').flatMap(([program, command = '', ...words]) =>
    words
      .filter(
        (word) => word.startsWith('-') && !new RegExp(`(^|[\\s,])${word}\\b`, 'm').test(helpOf(command)),
      )
      .map((word) => `${program} ${command} ${word}`),
  )
  expect(unknown).toEqual([])
  expect([...known.keys()].sort()).toEqual(['bootstrap', 'deploy', 'destroy', 'diff'])
})

test('every other program is called as is known of it', () => {
  const shapes = [...argumentsOf('gh'), ...argumentsOf('curl')].map((words) =>
    words.map((word) => (/^(-|variable|set|secret)/.test(word) ? word : '…')).join(' '),
  )
  expect(new Set(shapes)).toEqual(
    new Set([
      'variable set … --env … --body …',
      'variable set … --body …',
      'secret set … --env …',
      '-sI …',
      '-s …',
    ]),
  )
})
