/** Releases on paper: what CloudFormation would make of them, and that the runbook has the steps where they are needed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, CfnOutput, Stack } from 'aws-cdk-lib'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { describe, expect, test } from 'vitest'
import { nameOfFunction } from '#infra/aws/former-names.ts'
import { keepExports } from '#infra/aws/stacks/kept-exports.ts'
import type { Resource, StackTemplate } from '#infra/aws/stacks/template.ts'
import { compareReleases } from '#infra/operations/release/compare.ts'
import { deployOnPaper, missingMeanwhile } from '#infra/operations/release/paper-deployment.ts'
import { settingsOf } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { drills, drillTable, outcomeOf } from '#tests/release/drills.ts'
import {
  movedEndpoint,
  renamedEndpoint,
  stackOf,
  withoutEndpoint,
} from '#tests/release/endpoint-templates.ts'
import { linesOf, releaseOf } from '#tests/release/kept-templates.ts'
import { root } from '#tests/support/project/source-files.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const runbook = readFileSync(join(root, 'infra/runbook.md'), 'utf8')
const prod = settingsOf('prod')
const now = synthesise(prod).release

describe('every endpoint', () => {
  test('can be taken out of a release and put back, whatever other stacks use', () => {
    const refused = endpoints.flatMap(({ name }) => {
      const without = withoutEndpoint(now, name)
      const { name: part } = stackOf(now, name)
      const changed = (release: StackTemplate[]) => release.filter((one) => one.name === part)
      return [...deployOnPaper(now, changed(without)), ...deployOnPaper(without, changed(now))]
    })
    expect(refused).toEqual([])
  })

  const part = (release: StackTemplate[], stack: string) => release.filter(({ name }) => name === stack)

  test('moves to another stack with the steps of the runbook', () => {
    const refused = endpoints.flatMap(({ name }) => {
      const from = stackOf(now, name).name
      const to = from.endsWith('-api') ? 'staff' : 'api'
      const moved = movedEndpoint(now, name, to)
      // The stack that is deployed later gives the endpoint up first, or takes it last.
      return deployOnPaper(now, [...part(moved, from), ...part(moved, `portal-prod-${to}`)])
    })
    expect(refused).toEqual([])
  })

  test('gets another name where the former one is noted, and stops without', () => {
    const renamed = (name: string, keepsFunction: boolean) => {
      const after = renamedEndpoint(now, { from: name, to: `${name}Anew`, keepsFunction })
      const changed = ['portal-prod-web', stackOf(now, name).name].flatMap((stack) => part(after, stack))
      return [...deployOnPaper(now, changed), ...missingMeanwhile(now, changed)]
    }
    expect(endpoints.flatMap(({ name }) => renamed(name, true))).toEqual([])
    expect(endpoints.filter(({ name }) => renamed(name, false).length === 0)).toEqual([])
  })

  /** The role of CodeDeploy names all functions of its stack, so it changes with each. */
  const own = ({ id }: { id: string }) => !id.startsWith('RoutesSteps')

  // Signing in of both kinds; an upload, a decision of staff and the public register at once, each of a stack of its own.
  test.each([
    [['auth.login']],
    [['adminAuth.login']],
    [['uploads.create', 'cases.escalate', 'register.check']],
  ])('%s leaves the templates that are synthesised without it, and all stacks deploy both ways', (names) => {
    const synthesised = synthesise(prod, names).release
    const parts = names.map((name) => stackOf(now, name).name)
    expect(new Set(parts).size).toBe(names.length)
    const changed = ['portal-prod-web', ...parts]
    const only = (release: StackTemplate[]) => release.filter(({ name }) => changed.includes(name))
    const left = names.reduce(withoutEndpoint, now)
    expect(compareReleases(only(left), only(synthesised)).filter(own)).toEqual([])
    expect([deployOnPaper(now, synthesised), deployOnPaper(synthesised, now)]).toEqual([[], []])
  })
})

test('the first deployment finds every import in its order', () => {
  expect(deployOnPaper([], now)).toEqual([])
  expect(deployOnPaper([], now.toReversed())).not.toEqual([])
})

describe('release drills', () => {
  test.each(drills().map((drill) => [drill.what, drill] as const))(
    '%s: what needs steps has steps that deploy',
    (_what, drill) => {
      const { verdict } = outcomeOf(drill)
      if (verdict !== 'in place') expect(drill.steps).toBeDefined()
      if (drill.steps) expect(deployOnPaper(drill.before, drill.steps.deploy(drill))).toEqual([])
    },
  )

  test('a version that was kept is compared as it was deployed', () => {
    const kept = releaseOf(now.flatMap(linesOf))
    expect(outcomeOf({ before: kept, after: now })).toEqual({
      verdict: 'in place',
      reasons: [],
      replaced: [],
    })
    const without = withoutEndpoint(now, 'cases.escalate')
    expect(outcomeOf({ before: kept, after: without }).verdict).toBe('in place')
    const dataAlone = now.map(({ name, template }) =>
      name.endsWith('-data') ? { name, template: { ...template, Outputs: {} } } : { name, template },
    )
    expect(deployOnPaper(kept, dataAlone)).not.toEqual([])
  })

  test('an export that only the version before uses is kept for one version', () => {
    const release = (isUsed: boolean, isKept: boolean): StackTemplate[] => {
      const app = new App()
      const [first, second] = [new Stack(app, 'first'), new Stack(app, 'second')]
      const { topicArn } = new Topic(first, 'Topic')
      const { topicName } = new Topic(second, 'Topic')
      new CfnOutput(second, 'Name', { value: isUsed ? topicArn : topicName })
      keepExports(isKept ? [[first, topicArn]] : [])
      return app.synth().stacks.map(({ stackName, template }) => ({ name: stackName, template }))
    }
    const before = release(true, false)
    expect(deployOnPaper(before, release(false, false))).toEqual([
      expect.stringMatching(/^first changes .+, which second uses$/),
    ])
    expect(deployOnPaper(before, release(false, true))).toEqual([])
    expect(deployOnPaper(release(false, true), release(false, false))).toEqual([])
  })

  test('the function of a renamed endpoint keeps its former name', () => {
    const former = { 'cases.raise': 'cases.escalate' }
    expect(['cases.raise', 'cases.get'].map((name) => nameOfFunction(name, former))).toEqual([
      'cases.escalate',
      'cases.get',
    ])
  })

  test('the runbook has the table that npm run release:drill prints', () => {
    expect(runbook).toContain(`\n\n${drillTable()}\n\n`)
  })
})

describe('what CloudFormation makes of a change', () => {
  const stack = (Resources: Record<string, Resource>, name = 'one'): StackTemplate[] => [
    { name, template: { Resources } },
  ]
  const table = (Properties: Record<string, unknown>): StackTemplate[] =>
    stack({ Records: { Type: 'AWS::DynamoDB::Table', Properties } })
  const keyed = (hash: string) => ({
    TableName: 'people',
    KeySchema: [{ AttributeName: hash, KeyType: 'HASH' }],
  })
  const indexed = (...names: string[]) =>
    table({ GlobalSecondaryIndexes: names.map((IndexName) => ({ IndexName })) })

  test('a table with another key is another table: its records would be lost, and its name is taken', () => {
    const [before, after] = [table(keyed('pk')), table(keyed('id'))]
    expect(compareReleases(before, after)).toEqual([
      expect.objectContaining({ verdict: 'needs steps', why: 'with it goes the records' }),
    ])
    expect(deployOnPaper(before, after)).toEqual(['one creates Table people while one still has it'])
  })

  test('a table gets one index with each deployment', () => {
    expect(deployOnPaper(indexed('a'), indexed('a', 'b'))).toEqual([])
    expect(deployOnPaper(indexed('a'), indexed('b'))).toEqual(['one changes 2 indexes of Records at once'])
  })

  test('a queue with another name is replaced, and what is tied to it follows', () => {
    const queue = (QueueName: string) =>
      stack({
        Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName } },
        Mapping: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] } },
        },
      })
    expect(compareReleases(queue('a'), queue('b')).map(({ id, verdict }) => [id, verdict])).toEqual([
      ['Queue', 'replaced'],
      ['Mapping', 'replaced'],
    ])
  })

  test('an export goes only when nobody uses it', () => {
    const exporter = (Value: unknown): StackTemplate => ({
      name: 'first',
      template: { Resources: {}, Outputs: { Name: { Value, Export: { Name: 'name' } } } },
    })
    const none: StackTemplate = { name: 'first', template: { Resources: {} } }
    const user: StackTemplate = {
      name: 'second',
      template: {
        Resources: {
          Rule: { Type: 'AWS::Events::Rule', Properties: { Name: { 'Fn::ImportValue': 'name' } } },
        },
      },
    }
    const before = [exporter('a'), user]
    expect(deployOnPaper(before, [none])).toEqual(['first changes name, which second uses'])
    expect(deployOnPaper(before, [exporter('b')])).toEqual(['first changes name, which second uses'])
    expect(deployOnPaper(before, [{ ...user, template: { Resources: {} } }, none])).toEqual([])
    expect(deployOnPaper([none], [user])).toEqual(['second imports name, which nothing exports'])
  })

  test('a type that CloudFormation does not know is an error', () => {
    const odd = (Size: number) => stack({ Odd: { Type: 'AWS::No::Such', Properties: { Size } } })
    expect(() => compareReleases(odd(1), odd(2))).toThrow('no resource type AWS::No::Such')
  })
})
