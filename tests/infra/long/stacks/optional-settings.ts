/** The firewall and the trail of data, which cost extra: nothing of them without their setting, and both together deploy. */
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { longerBodies } from '#infra/aws/constructs/site/web-acl.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const without = synthesise(settingsOf('prod'))
const withBoth = synthesise({
  ...settingsOf('prod'),
  firewall: { requestsOfAnAddress: 3000 },
  dataTrail: true,
})
const distributionOf = (portal: typeof without): Properties =>
  portal.byType('AWS::CloudFront::Distribution')[0]![1].Properties.DistributionConfig
const selectorsOf = (portal: typeof without): Properties[] =>
  portal.byType('AWS::CloudTrail::Trail')[0]![1].Properties.EventSelectors

test.each(environmentNames)('%s has neither of them', (name) => {
  expect([settingsOf(name).firewall, settingsOf(name).dataTrail]).toEqual([undefined, undefined])
})

test('without them there is no firewall, and the trail has no item and no file', () => {
  expect(without.byType('AWS::WAFv2::WebACL')).toEqual([])
  expect(distributionOf(without).WebACLId).toBeUndefined()
  expect(selectorsOf(without).filter(({ DataResources }) => DataResources)).toEqual([])
})

test('with them nothing of AwsSolutions and Serverless is open', () => {
  const findings = [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(withBoth.app).violations.map(({ ruleName }) => ruleName),
  )
  expect(findings).toEqual([])
})

describe('the firewall', () => {
  const [, acl] = withBoth.byType('AWS::WAFv2::WebACL', 'edge')[0]!
  const rules: Properties[] = acl.Properties.Rules
  const ruleOf = (name: string): Properties => rules.find(({ Name }) => Name === name)

  test('is of CloudFront, in its region, and stands before the distribution', () => {
    const stack = withBoth.assembly.getStackByName('portal-prod-edge')
    expect([acl.Properties.Scope, stack.environment.region]).toEqual(['CLOUDFRONT', 'us-east-1'])
    expect(JSON.stringify(distributionOf(withBoth).WebACLId)).toContain('FirewallArn')
    const web = withBoth.assembly.getStackByName('portal-prod-web')
    expect(web.dependencies.map(({ id }) => id)).toContain('portal-prod-edge')
  })

  test('refuses too many requests with 429 and too long bodies with 413, as the service does', () => {
    expect(ruleOf('rate').Statement.RateBasedStatement).toMatchObject({ Limit: 3000, AggregateKeyType: 'IP' })
    const codes = ['rate', 'long-bodies'].map(
      (name) => ruleOf(name).Action.Block.CustomResponse.ResponseCode as number,
    )
    expect(codes).toEqual([429, 413])
    expect(ruleOf('known-bad-inputs').Statement.ManagedRuleGroupStatement.Name).toBe(
      'AWSManagedRulesKnownBadInputsRuleSet',
    )
  })

  test('lets longer bodies through to exactly the endpoints that take them', () => {
    const expression = new RegExp(longerBodies())
    expect(longerBodies().length).toBeLessThanOrEqual(512)
    const longer = endpoints.filter(({ endpoint }) => (endpoint.longestBodyInBytes ?? 0) > 64 * 1024)
    const missed = longer.filter(
      ({ endpoint }) => !expression.test(endpoint.path.replace(/\{\w+\}/g, 'an-id')),
    )
    expect([longer.length > 5, missed]).toEqual([true, []])
    for (const path of ['/api/auth/login', '/api/cases/1/acts', '/api/applications/1/more', '/x/api/files'])
      expect([path, expression.test(path)]).toEqual([path, false])
  })
})

test('the trail of data has the one table and the one bucket, readings as well', () => {
  const data = selectorsOf(withBoth).filter(({ DataResources }) => DataResources)
  expect(
    data.map(({ ReadWriteType, DataResources: [{ Type, Values }] }) => [
      ReadWriteType,
      Type,
      Values.map(plain),
    ]),
  ).toEqual([
    ['All', 'AWS::DynamoDB::Table', ['arn:aws:dynamodb:eu-central-1:123456789012:table/portal-prod']],
    ['All', 'AWS::S3::Object', ['arn:aws:s3:::portal-prod-documents-123456789012-eu-central-1/']],
  ])
})
