/** The templates grant what permissions.ts lists. */

import { describe, expect, test } from 'vitest'
import { planFunctions } from '#infra/aws/bundle/plan.ts'
import { settingsOf } from '#infra/settings.ts'
import { registerKeySecrets } from '#infra/signing-key.ts'
import { grantedTo } from '#tests/support/calls/rights-recorder.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

/** The rights in a statement, or the statement itself where it names none of them. */
const rightsIn = ({ Action, Resource, Condition }: Properties): string[] => {
  const things = [Resource].flat().map(plain)
  return [Action].flat().flatMap((action: string) => {
    const [service, name] = action.split(':') as [string, string]
    if (service === 'dynamodb' && Condition) {
      const ofIndex = things.every((resource) => resource.includes('/index/'))
      return Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'].map((partition: string) =>
        JSON.stringify(ofIndex ? { on: 'index', partition } : { on: 'table', action: name, partition }),
      )
    }
    if (name === 'ListBucket')
      return (Condition?.StringLike['s3:prefix'] ?? things.map(listedIn)).map((prefix: string) =>
        JSON.stringify({ on: 'list', prefix }),
      )
    if (service === 's3')
      return things.map((resource) =>
        JSON.stringify({ on: 'objects', action: name, prefix: resource.split('/').slice(1).join('/') }),
      )
    if (action === 'secretsmanager:GetSecretValue')
      return things.map((resource) => JSON.stringify({ on: 'secret', name: secretIn(resource) }))
    return action === 'ses:SendEmail' ? [JSON.stringify({ on: 'mail' })] : [`${action} ${targetsOf(things)}`]
  })
}
const listedIn = (bucket: string): string => (bucket.includes('-site-') ? 'log/*' : '*')
const secretIn = (reference: string) =>
  [...Object.values(registerKeySecrets), 'applicant-signing-key', 'staff-signing-key', 'pepper'].find(
    (name) => reference.includes(name.replaceAll('-', '')),
  )
const targetsOf = (things: string[]) =>
  things.map((resource) => (resource === '*' ? 'anything' : 'one thing')).join()

/** What IAM allows for all inline policies of a role together, spaces not counted. */
const mostPolicyBytes = 10_240
/** As long as the ARN of a secret, the longest there is. */
const anArn =
  'arn:aws:secretsmanager:eu-central-1:123456789012:secret:portal-staging/applicant-signing-key-AbCdEf'
const bytesOf = (policies: Properties[]): number =>
  policies.reduce(
    (sum, { PolicyDocument }) =>
      sum +
      JSON.stringify(PolicyDocument, (_key, value) =>
        value && Object.keys(value).some((name) => name === 'Ref' || name.startsWith('Fn::')) ? anArn : value,
      ).length,
    0,
  )

const everyFunctionHas = [
  'logs:CreateLogStream one thing',
  'logs:PutLogEvents one thing',
  'xray:PutTelemetryRecords anything',
  'xray:PutTraceSegments anything',
]
const emailWorkerHas = [
  'dynamodb:DescribeStream one thing',
  'dynamodb:GetRecords one thing',
  'dynamodb:GetShardIterator one thing',
  'dynamodb:ListStreams anything',
  'sqs:SendMessage one thing',
]
const furtherRights: Record<string, string[]> = {
  stream: emailWorkerHas,
  events: ['sqs:SendMessage one thing'],
}

describe.each(['route', 'area'] as const)('templates packaged by %s', (packaging) => {
  const portal = synthesise({ ...settingsOf('prod'), packaging })
  const resources = {
    ...portal.resourcesOf('api'),
    ...portal.resourcesOf('staff'),
    ...portal.resourcesOf('register'),
  }
  const roleOf = (functionName: string): Properties => {
    const made = portal
      .byType('AWS::Lambda::Function')
      .find(([, role]) => role.Properties.FunctionName === functionName)
    return resources[made![1].Properties.Role['Fn::GetAtt'][0]]!.Properties
  }

  test.each(planFunctions(packaging).map((planned) => [planned.name, planned] as const))(
    'grant %s exactly its rights',
    (name, planned) => {
      const { Policies, ManagedPolicyArns } = roleOf(`portal-prod-${name}`)
      const granted = Policies.flatMap((policy: Properties) =>
        policy.PolicyDocument.Statement.flatMap(rightsIn),
      )
      const served =
        planned.endpoints.length > 0 ? planned.endpoints.map((endpoint) => endpoint.name) : [name]
      const own = [...everyFunctionHas, ...(furtherRights[planned.kind] ?? [])]
      expect(granted.sort()).toEqual([...grantedTo(served), ...own].sort())
      expect(ManagedPolicyArns).toBeUndefined()
    },
  )

  test('keep each role within what IAM allows', () => {
    const sizes = planFunctions(packaging)
      .map(({ name }) => [name, bytesOf(roleOf(`portal-prod-${name}`).Policies)] as const)
      .sort(([, one], [, other]) => other - one)
    const largest = sizes.slice(0, 5).map(([name, bytes]) => `${name} ${bytes}`)
    console.info(`Policies packaged by ${packaging}, of ${mostPolicyBytes} bytes: ${largest.join(', ')}`)
    expect(sizes.filter(([, bytes]) => bytes > mostPolicyBytes)).toEqual([])
  })

  test('let only the e-mail worker send, and only from the one address', () => {
    const sending = planFunctions(packaging).flatMap(({ name }) =>
      roleOf(`portal-prod-${name}`)
        .Policies.flatMap((policy: Properties) => policy.PolicyDocument.Statement)
        .filter(({ Action }: Properties) => [Action].flat().includes('ses:SendEmail'))
        .map((statement: Properties) => [name, statement]),
    )
    expect(sending.map(([name]) => name)).toEqual(['send-emails'])
    const [[, { Resource, Condition }]] = sending
    expect(Resource.map(plain)).toEqual([
      'arn:aws:ses:eu-central-1:123456789012:configuration-set/portal-prod',
      'arn:aws:ses:eu-central-1:123456789012:identity/*',
    ])
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@council.example' } })
  })

  test('attach no policy to a role outside of it', () => {
    const policies = portal.byType('AWS::IAM::Policy').map(([id]) => id)
    expect(policies.filter((id) => !id.startsWith('CustomCDKBucketDeployment'))).toEqual([])
  })
})
