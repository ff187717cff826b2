/** Templates against the quotas of AWS and, where cfn-lint is installed, against the schemas of its resources. */
import { describe, expect, test } from 'vitest'
import { mostReserved } from '#infra/aws/stacks/reserved-concurrency.ts'
import type { StackTemplate } from '#infra/aws/stacks/template.ts'
import { cfnLint, cfnLintVersion } from '#tests/release/cfn-lint.ts'
import { quotasOf } from '#tests/release/quotas.ts'
import { quotaUses, variants } from '#tests/release/variants.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

/** A release must not be the one that finds a quota used up. */
const share = 0.9

test.each(variants)('%s uses no more than nine tenths of any quota', (_name, settings) => {
  const near = quotaUses(settings).filter(({ largest, limit }) => largest > share * limit)
  expect(near).toEqual([])
})

test('a quota counts the largest, and values known only later as longer than they will be', () => {
  const functionOf = (Variables: Record<string, unknown>) => ({
    Type: 'AWS::Lambda::Function',
    Properties: { FunctionName: 'portal-prod-one', Environment: { Variables } },
  })
  const stack: StackTemplate = {
    name: 'one',
    template: {
      Resources: {
        Short: functionOf({ A: 'b' }),
        Long: functionOf({ A: { 'Fn::Join': ['/', ['a', { Ref: 'B' }]] } }),
      },
    },
  }
  const found = quotasOf([stack]).find(({ what }) => what === 'Bytes of the environment of a function')
  expect(found).toMatchObject({ largest: '{"A":"a/"}'.length + 128, where: 'one Long' })
})

test('while a function takes the place of another, both hold what they reserve', () => {
  const reserving = (name: string, id: string, ReservedConcurrentExecutions: number): StackTemplate => ({
    name,
    template: {
      Resources: { [id]: { Type: 'AWS::Lambda::Function', Properties: { ReservedConcurrentExecutions } } },
    },
  })
  const [one, two, other] = [
    reserving('one', 'Old', 20),
    reserving('two', 'Kept', 20),
    reserving('one', 'New', 10),
  ]
  expect(mostReserved([one, two], [other, reserving('two', 'Kept', 30)])).toBe(50)
  // The second stack begins once the first is done.
  expect(mostReserved([one, two], [other, reserving('two', 'New', 20)])).toBe(50)
  expect(mostReserved([], [one, two])).toBe(40)
})

describe.skipIf(!cfnLintVersion())('cfn-lint', () => {
  test('finds a property that no resource has', () => {
    const Resources = { Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueSize: 1 } } }
    expect(cfnLint([{ name: 'one', template: { Resources } }], 'eu-central-1')).toContain('QueueSize')
  })

  test('finds no error in the stacks of production that hold its data and its address', () => {
    const [, settings] = variants.find(([name]) => name === 'prod with a domain')!
    const { release } = synthesise(settings)
    const stacks = release.filter(({ name }) => /-(web|data|operations|vault)$/.test(name))
    expect(cfnLint(stacks, settings.region)).toBe('')
  })
})
