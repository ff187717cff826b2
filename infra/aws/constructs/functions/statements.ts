/** Turns rights into IAM statements: exact actions on exact resources. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { logFiles, type Right, type SecretName, type TableAction } from '#infra/aws/permissions/rights.ts'
import type { Settings } from '#infra/settings.ts'
import { tableIndexes } from '#infra/table-indexes.ts'

/** The ARNs that rights are granted on. */
export interface Resources {
  tableArn: string
  bucketArn: string
  siteBucketArn: string
  secretArns: Record<SecretName, string>
  transactionKeys: Settings['transactionKeys']
  /** The only sender, and what sending needs: identities, and the configuration set of its e-mails. */
  mail: { from: string; arns: string[] }
}

type Conditions = Record<string, Record<string, string | string[]>>

const allow = (actions: string[], resources: string[], conditions?: Conditions) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources, conditions })

/**
 * A statement names an action on all of its targets; actions on exactly the same targets share one. With this
 * grouping a right matches whether IAM evaluates each key of a call by itself or all keys of an action together.
 */
const byAction = <R extends { action: string }>(rights: R[], targetOf: (right: R) => string) => {
  const targetsOf = [...Map.groupBy(rights, ({ action }) => action)].map(
    ([action, its]) => [action, [...new Set(its.map(targetOf))].sort()] as const,
  )
  return [...Map.groupBy(targetsOf, ([, targets]) => targets.join('\n')).values()].map((same) => ({
    actions: same.map(([action]) => action).sort(),
    targets: same[0]?.[1] ?? [],
  }))
}

type TableRight = Extract<Right, { on: 'table' }>

const ofTransactions: readonly TableAction[] = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']

/** Each action that a transaction can have, on every partition that one of them is granted on. */
const onAllKeys = (rights: TableRight[]): TableRight[] => {
  const [writes, others] = [true, false].map((isWrite) =>
    rights.filter(({ action }) => ofTransactions.includes(action) === isWrite),
  ) as [TableRight[], TableRight[]]
  return [
    ...others,
    ...writes.flatMap(({ action }) =>
      writes.map(({ partition }) => ({ on: 'table' as const, action, partition })),
    ),
  ]
}

/** IAM sees partition keys only; `ForAllValues` holds because every action here names its keys. */
const onTable = (rights: TableRight[], { tableArn, transactionKeys }: Resources) =>
  byAction(transactionKeys === 'all' ? onAllKeys(rights) : rights, ({ partition }) => partition).map(
    ({ actions, targets }) =>
      allow(
        actions.map((action) => `dynamodb:${action}`),
        [tableArn],
        { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': targets } },
      ),
  )

/** Pages of lists of cases. Which partitions of the indexes may be read says which lists. */
const onIndex = (rights: Extract<Right, { on: 'index' }>[], { tableArn }: Resources) =>
  rights.length === 0
    ? []
    : [
        allow(
          ['dynamodb:Query'],
          tableIndexes.map(({ name }) => `${tableArn}/index/${name}`),
          {
            'ForAllValues:StringLike': {
              'dynamodb:LeadingKeys': rights.map(({ partition }) => partition).sort(),
            },
          },
        ),
      ]

const onObjects = (rights: Extract<Right, { on: 'objects' }>[], { bucketArn, siteBucketArn }: Resources) =>
  byAction(rights, ({ prefix }) => prefix).map(({ actions, targets }) =>
    allow(
      actions.map((action) => `s3:${action}`),
      targets.map((prefix) => `${prefix === logFiles ? siteBucketArn : bucketArn}/${prefix}`),
    ),
  )

/** `*` and the log list without a condition: S3 checks whether one object exists without naming a prefix. */
const onList = (
  rights: Extract<Right, { on: 'list' }>[],
  { bucketArn, siteBucketArn }: Resources,
): PolicyStatement[] => {
  const [ofLog, prefixes] = [rights.some(isOfLog), rights.filter((right) => !isOfLog(right)).map(prefixOf)]
  const condition = prefixes.includes('*') ? undefined : { StringLike: { 's3:prefix': prefixes } }
  return [
    ...(prefixes.length > 0 ? [allow(['s3:ListBucket'], [bucketArn], condition)] : []),
    ...(ofLog ? [allow(['s3:ListBucket'], [siteBucketArn])] : []),
  ]
}
const prefixOf = ({ prefix }: { prefix: string }): string => prefix
const isOfLog = ({ prefix }: { prefix: string }): boolean => prefix === logFiles

/**
 * Identities of every name: while an account is in the sandbox, the recipient's is asked for as well. Who sends is what the
 * condition says.
 */
const sending = ({ mail: { from, arns } }: Resources) =>
  allow(['ses:SendEmail'], arns, { StringEquals: { 'ses:FromAddress': from } })

export const statementsFor = (rights: readonly Right[], resources: Resources): PolicyStatement[] => {
  const on = <K extends Right['on']>(kind: K) =>
    rights.filter((right): right is Extract<Right, { on: K }> => right.on === kind)
  const secrets = on('secret').map(({ name }) => resources.secretArns[name])
  return [
    ...onTable(on('table'), resources),
    ...onIndex(on('index'), resources),
    ...onObjects(on('objects'), resources),
    ...onList(on('list'), resources),
    ...(secrets.length > 0 ? [allow(['secretsmanager:GetSecretValue'], secrets)] : []),
    ...(on('mail').length > 0 ? [sending(resources)] : []),
  ]
}
