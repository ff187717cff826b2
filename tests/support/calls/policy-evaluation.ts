/** Whether a policy allows a call of the table, as IAM reads statements of actions, resources and leading keys. */
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { type Resources, statementsFor } from '#infra/aws/constructs/functions/statements.ts'
import type { Right } from '#infra/aws/permissions/rights.ts'

type TableRight = Extract<Right, { on: 'table' | 'index' }>
interface Request {
  action: string
  resource: string
  keys: string[]
}

const arns: Resources = {
  tableArn: 'arn:aws:dynamodb:eu-central-1:123456789012:table/portal-prod',
  bucketArn: 'arn:aws:s3:::portal-prod-documents',
  siteBucketArn: 'arn:aws:s3:::portal-prod-site',
  secretArns: {
    'applicant-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:1',
    'staff-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:2',
    'register-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:3',
    pepper: 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:4',
    'letter-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:5',
    'check-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:6',
    'log-signing-key': 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:7',
  },
  transactionKeys: 'own',
  mail: { from: 'no-reply@council.example', arns: ['arn:aws:ses:eu-central-1:123456789012:identity/*'] },
}

const isLike = (text: string, pattern: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern

/** `ForAllValues`: each key of the request is like one of the statement. */
const allows = (statement: PolicyStatement, { action, resource, keys }: Request): boolean => {
  const patterns: string[] = statement.conditions['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []
  return (
    statement.actions.includes(action) &&
    statement.resources.includes(resource) &&
    keys.every((key) => patterns.some((pattern) => isLike(key, pattern)))
  )
}

const requestOf = (right: TableRight): Request => ({
  action: right.on === 'index' ? 'dynamodb:Query' : `dynamodb:${right.action}`,
  resource: right.on === 'index' ? `${arns.tableArn}/index/queue` : arns.tableArn,
  keys: [right.partition.replace('*', 'some-id')],
})

/** For each action of the call one request with the keys of all items that it is done to. */
const together = (requests: Request[]): Request[] =>
  [...Map.groupBy(requests, ({ action, resource }) => `${action} ${resource}`).values()].map((same) => ({
    ...same[0]!,
    keys: same.flatMap(({ keys }) => keys),
  }))

/** For each action of the call one request with the keys of all its items. */
const onAllKeys = (requests: Request[]): Request[] =>
  requests.map((request) => ({ ...request, keys: requests.flatMap(({ keys }) => keys) }))

/**
 * @returns what the rights refuse of a call, if keys are read one by one, if those of an action are read together, and, with
 * `transactionKeys: 'all'`, if each action is asked for all keys
 */
export const refusedBy = (granted: readonly Right[]) => {
  const statements = statementsFor(granted, arns)
  const widened = statementsFor(granted, { ...arns, transactionKeys: 'all' })
  const refused = (requests: Request[], by = statements) =>
    requests.filter((request) => !by.some((statement) => allows(statement, request)))
  return (call: Right[]) => {
    const requests = call
      .filter((right): right is TableRight => right.on === 'table' || right.on === 'index')
      .map(requestOf)
    return {
      oneByOne: refused(requests),
      together: refused(together(requests)),
      onAllKeys: refused(onAllKeys(requests), widened),
    }
  }
}
