/** The workflows of GitHub: they call what exists, and only what deploys signs in to AWS (`stacks/deploy-role.ts`: its role). */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readAssembly } from '#infra/operations/release/assembly.ts'
import { releaseReport } from '#infra/operations/release/report.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import { root } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
// The parser that CDK brings along.
const { parse } = createRequire(createRequire(import.meta.url).resolve('aws-cdk-lib/package.json'))('yaml')

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
}
interface Job {
  needs?: string
  uses?: string
  steps?: Step[]
  permissions?: Record<string, string>
  secrets?: Record<string, string>
  environment?: { name: string }
  'timeout-minutes'?: number
}
interface Workflow {
  on: Record<string, { workflows?: string[] }>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const workflows = readdirSync(join(root, folder)).map((file): [string, Workflow] => [
  file,
  parse(textOf(`${folder}/${file}`)),
])
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]): [string, Job] => [`${file} ${name}`, job]),
)
const steps = jobs.flatMap(([, job]) => job.steps ?? [])
const { scripts } = JSON.parse(textOf('package.json'))

describe('workflows', () => {
  test('run files and npm scripts that exist, and nothing else', () => {
    const runs = steps.flatMap(({ run }) => (run ? [run.trim()] : []))
    expect(runs.length).toBeGreaterThan(8)
    for (const run of runs) {
      const [, file] = /^(?:bash|node) ([\w./-]+)$/.exec(run) ?? []
      const [, script] = /^npm run ([\w:-]+)(?: -- [\w -]+)?$/.exec(run) ?? []
      expect([run, file ? existsSync(join(root, file)) : (script ?? '') in scripts]).toEqual([run, true])
    }
  })

  test.each(readdirSync(join(root, '.ci')))('.ci/%s is a script of npm scripts that exist', (file) => {
    expect(spawnSync('bash', ['-n', join(root, '.ci', file)]).status).toBe(0)
    const named = [...textOf(`.ci/${file}`).matchAll(/npm (?:run )?(?:--silent )?(?:run )?([\w:-]+)/g)]
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
  })

  test('use each action at one commit, which nobody can move, and no other than those of GitHub', () => {
    const used = [...new Set(steps.flatMap(({ uses }) => uses ?? []))]
    expect(used.every((one) => /^actions\/[\w-]+@[0-9a-f]{40}$/.test(one))).toBe(true)
    expect(new Set(used.map((one) => one.split('@')[0])).size).toBe(used.length)
  })

  test('name jobs, workflows and environments that there are', () => {
    for (const [, { on, jobs }] of workflows)
      for (const { needs, uses } of Object.values(jobs)) {
        if (needs) expect(Object.keys(jobs)).toContain(needs)
        if (uses) expect(existsSync(join(root, uses))).toBe(true)
        const named = on.workflow_run?.workflows ?? []
        expect(
          named.every((name) => workflows.some(([, its]) => (its as { name?: string }).name === name)),
        ).toBe(true)
      }
    const environments = [
      ...textOf(`${folder}/deploy.yml`).matchAll(/fromJSON\(vars\.(\w+) \|\| '(.+)'\)/g),
    ].map(([, variable, unset = '']) => [
      variable,
      JSON.parse(unset)
        .map(settingsOf)
        .map(({ name }: Settings) => name),
    ])
    expect(environments).toEqual([
      ['STAGINGS', ['staging']],
      ['PRODUCTIONS', ['prod']],
    ])
  })

  test('may only read, unless a job says what it writes; each job ends by itself', () => {
    for (const [, { permissions }] of workflows) expect(permissions).toEqual({ contents: 'read' })
    const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
    expect(writing.map(([name]) => name)).toEqual([
      'ci.yml comment',
      'deploy.yml staging',
      'deploy.yml production',
      'release.yml release',
    ])
    for (const [name, job] of jobs)
      if (!job.uses) expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)])
  })

  test('give a called workflow the secrets that it names, and no others', () => {
    expect(jobs.map(([, { secrets }]) => secrets).filter(Boolean)).toEqual(
      ['staging', 'production'].map(() => ({ SMOKE_ACCOUNT: `$\{{ secrets.SMOKE_ACCOUNT }}` })),
    )
  })

  test('take a role of AWS only in a job of an environment, which says who approves', () => {
    const signedIn = jobs.filter(([, job]) => job.steps?.some(({ run }) => run === 'bash .ci/sign-in'))
    expect(
      signedIn.map(([name, { environment, permissions }]) => [name, environment?.name, permissions]),
    ).toEqual([
      ['release.yml release', `$\{{ inputs.environment }}`, { contents: 'read', 'id-token': 'write' }],
    ])
  })
})

describe('the way back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-good-release-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const shell = (command: string, env: NodeJS.ProcessEnv = {}) =>
    spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, ...env },
    })
  const commit = 'git -c user.name=x -c user.email=x@x.example commit -q --allow-empty -m'
  const [good, bad, foreign] = shell(`git init -q -b main && ${commit} good && ${commit} bad &&
    git switch -q --orphan other && ${commit} foreign && git rev-parse main~ main other`).stdout.split('\n')
  // The account's answer: what the parameter holds.
  writeFileSync(join(folder, 'aws'), '#!/bin/bash\necho $NOTED\n', { mode: 0o755 })
  const goodRelease = (NOTED = '') =>
    shell(`bash ${join(root, '.ci/good-release')}`, { NOTED, COMMIT: bad, ENVIRONMENT: 'prod' })

  test('goes to the commit that is noted as good', () => {
    expect(goodRelease(good).stdout).toBe(`${good}\n`)
  })

  test.each([
    ['a commit that the bad release was not made from', foreign],
    ['no commit', ''],
  ])('does not go to %s', (_, noted) => {
    const { status, stdout } = goodRelease(noted)
    expect([status === 0, stdout]).toEqual([false, ''])
  })
})

describe('the report about a pull request', () => {
  const release = (QueueName: string, Size = 1) => [
    {
      name: 'one',
      template: {
        Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName, DelaySeconds: Size } } },
      },
    },
  ]

  test('says what is replaced, what only changes, and that nothing does', () => {
    expect(releaseReport(release('a'), release('b')).text).toContain(
      '- `one` `Queue` (AWS::SQS::Queue) changed: **replaced** (QueueName)',
    )
    expect(releaseReport(release('a'), release('a', 2)).text).toContain('change: **in place**')
    expect(releaseReport(release('a'), release('a'))).toEqual({
      text: 'No template changes.\n',
      needsSteps: false,
    })
  })

  test('--refuse-steps fails where a table is lost with the release, and only there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-diff-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const write = (name: string, Resources: object) => {
      mkdirSync(join(folder, name))
      const artifacts = { one: { type: 'aws:cloudformation:stack' } }
      writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify({ artifacts }))
      writeFileSync(join(folder, name, 'one.template.json'), JSON.stringify({ Resources }))
    }
    write('with', { Records: { Type: 'AWS::DynamoDB::Table' } })
    write('without', {})
    const diff = (from: string, to: string, ...more: string[]) =>
      spawnSync(
        process.execPath,
        [join(root, 'infra/operations/release/diff.ts'), '--from', from, '--to', to, ...more],
        { cwd: folder },
      ).status
    expect([
      diff('with', 'without', '--refuse-steps'),
      diff('with', 'without'),
      diff('without', 'with', '--refuse-steps'),
    ]).toEqual([1, 0, 0])
  })

  test('reads the folders that cdk synth writes, in the order of deployment', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-assembly-'))
    const stack = (dependencies: string[]) => ({ type: 'aws:cloudformation:stack', dependencies })
    const artifacts = {
      b: stack(['a', 'a.assets']),
      a: stack([]),
      'a.assets': { type: 'cdk:asset-manifest' },
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts }))
    for (const name of ['a', 'b'])
      writeFileSync(join(folder, `${name}.template.json`), JSON.stringify({ Resources: {} }))
    expect(readAssembly(folder).map(({ name }) => name)).toEqual(['a', 'b'])
    rmSync(folder, { recursive: true, force: true })
  })
})
