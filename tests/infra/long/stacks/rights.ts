/** What a deployment may do is what the templates contain, and no role of theirs goes beyond its boundary. */
import { App } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { executionName, RightsStack } from '#infra/aws/stacks/rights.ts'
import { settingsOf } from '#infra/settings.ts'
import { variants } from '#tests/release/variants.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const prod = settingsOf('prod')
const app = new App()
new RightsStack(app, prod)
const policies: Properties[] = Object.values(
  app.synth().getStackByName('portal-prod-rights').template.Resources,
)
const [boundary, execution] = policies.map(({ Properties }) => Properties)
const statements: Properties[] = execution.PolicyDocument.Statement

const firewall = { ...prod, firewall: { requestsOfAnAddress: 3000 }, dataTrail: true }
const portals = [...variants, ['prod with a firewall', firewall] as const]
const resourcesOf = (settings: typeof prod): Properties[] =>
  synthesise(settings).release.flatMap(({ template }) => Object.values(template.Resources))

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.$]/g, '\\$&').replaceAll('*', '.*')}$`).test(text)

/** The statements that speak of an action on a resource; `*` is a resource without a name. */
const speakingOf = (action: string, resource: string): Properties[] =>
  statements.filter(
    ({ Action, Resource }) =>
      [Action].flat().some((one: string) => matches(one, action)) &&
      [Resource].flat().some((one: string) => one === '*' || matches(one, resource)),
  )

const us = prod.account
const role = (name: string) => `arn:aws:iam::${us}:role/${name}`

describe('what CloudFormation may do', () => {
  test.each([
    ['iam:CreateUser', `arn:aws:iam::${us}:user/portal-prod-x`],
    ['iam:CreateAccessKey', `arn:aws:iam::${us}:user/registrar`],
    ['iam:CreatePolicyVersion', `arn:aws:iam::${us}:policy/portal-prod-boundary`],
    ['iam:DeleteRolePermissionsBoundary', role('portal-prod-api-one')],
    ['iam:PassRole', role('cdk-hnb659fds-cfn-exec-role')],
    ['organizations:LeaveOrganization', '*'],
    ['account:CloseAccount', '*'],
    ['sts:AssumeRole', role('portal-prod-api-one')],
    ['ec2:RunInstances', '*'],
    ['dynamodb:DeleteTable', `arn:aws:dynamodb:eu-central-1:${us}:table/another`],
  ])('is not %s', (action, resource) => {
    expect(speakingOf(action, resource)).toEqual([])
  })

  test.each(['CreateRole', 'PutRolePolicy', 'AttachRolePolicy', 'PutRolePermissionsBoundary'])(
    'is iam:%s of a role with the boundary alone',
    (action) => {
      const [allowed, ...more] = speakingOf(`iam:${action}`, role('portal-prod-api-one'))
      expect(more).toEqual([])
      expect(allowed.Condition.StringEquals).toEqual({
        'iam:PermissionsBoundary': `arn:aws:iam::${us}:policy/portal-prod-boundary`,
      })
    },
  )

  test("is nothing to the pipeline's role", () => {
    expect(speakingOf('iam:UpdateAssumeRolePolicy', role('portal-prod-deploy'))).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Action: 'iam:*' }),
    )
  })

  const serviceOf = (type: string) =>
    type.split('::')[1]!.toLowerCase().replace(/v2$/, '').replace('waf', 'wafv2')
  const named = 'TableName FunctionName BucketName QueueName TopicName LogGroupName'.split(' ')
  const before: Record<string, string> = { dynamodb: 'table/', lambda: 'function:', logs: 'log-group:' }

  test.each(portals)('is enough for every resource of %s', (name, settings) => {
    const wanted = resourcesOf(settings).filter(({ Type }) => /^AWS::(?!IAM|CDK)/.test(Type))
    const refused = wanted.flatMap(({ Type, Properties = {} }) => {
      const service = serviceOf(Type)
      const own = named
        .map((one) => Properties[one])
        .find((one) => typeof one === 'string' || one?.['Fn::Join'])
      // Where CloudFormation invents a name, it begins with that of the stack.
      const physical = own
        ? plain(own).replaceAll(/portal-(dev|staging)|portal\/(dev|staging)/g, (found) =>
            found.replace(/dev|staging/, 'prod'),
          )
        : 'portal-prod-x'
      const arn = `arn:aws:${service}:${service === 's3' ? '::' : `eu-central-1:${us}:`}${before[service] ?? ''}${physical}`
      const isAllowed = statements.some(
        ({ Action, Resource }) =>
          [Action].flat().includes(`${service}:*`) &&
          [Resource].flat().some((one: string) => one === '*' || !own || matches(one, arn)),
      )
      return isAllowed ? [] : [`${Type} ${arn}`]
    })
    expect([name, [...new Set(refused)]]).toEqual([name, []])
  })

  test('stays where it was made before, and is in us-east-1 otherwise', () => {
    const regionOf = (settings: typeof prod) => new RightsStack(new App(), settings).region
    expect([
      regionOf(prod),
      regionOf({ ...prod, rightsRegion: 'eu-central-1', region: 'eu-west-1' }),
    ]).toEqual(['us-east-1', 'eu-central-1'])
  })

  test('fits into one policy, which is the boundary of that role too', () => {
    expect(JSON.stringify(execution.PolicyDocument).length).toBeLessThan(6_144)
    expect(execution.ManagedPolicyName).toBe(executionName(prod))
  })
})

describe.each(portals)('the roles of %s', (_name, settings) => {
  const roles = resourcesOf(settings).filter(({ Type }) => Type === 'AWS::IAM::Role')

  test('all have the boundary, and names that a deployment may give', () => {
    expect(roles.length).toBeGreaterThan(20)
    const bare = roles.filter(
      ({ Properties: { PermissionsBoundary: its, RoleName } }) =>
        !plain(its ?? '').endsWith(`:policy/portal-${settings.name}-boundary`) || RoleName,
    )
    expect(bare).toEqual([])
  })

  test('need nothing that the boundary leaves out', () => {
    const never: string[] = boundary.PolicyDocument.Statement[0].NotAction
    const actions = resourcesOf(settings)
      .filter(({ Type }) => Type.startsWith('AWS::IAM'))
      .flatMap(({ Properties }) => [Properties, ...(Properties.Policies ?? [])])
      .flatMap(({ PolicyDocument }) => PolicyDocument?.Statement ?? [])
      .flatMap(({ Action }) => Action)
    expect(actions.length).toBeGreaterThan(20)
    expect(actions.filter((action) => never.some((one) => matches(one, action)))).toEqual([])
  })
})
