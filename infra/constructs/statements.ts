/** From rights to IAM statements: exact actions on exact resources. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Right, SecretName } from '#infra/permissions/rights.ts'
import { tableIndexes } from '#infra/table-indexes.ts'

/** The ARNs that rights are granted on. */
export interface Resources {
  tableArn: string
  bucketArn: string
  secretArns: Record<SecretName, string>
  /** The verified sender, and the configuration set its e-mails go through. */
  mailArns: string[]
}

type Conditions = Record<string, Record<string, string | string[]>>

const allow = (actions: string[], resources: string[], conditions?: Conditions) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources, conditions })

/** One statement for all targets with the same set of actions, so that no target gets an action of another. */
const bySameActions = <R extends { action: string }>(rights: R[], targetOf: (right: R) => string) => {
  const byTarget = Map.groupBy(rights, targetOf)
  const sets = Map.groupBy([...byTarget], ([, rightsOfTarget]) =>
    rightsOfTarget
      .map(({ action }) => action)
      .sort()
      .join(),
  )
  return [...sets].map(([actions, members]) => ({
    actions: actions.split(','),
    targets: members.map(([name]) => name).sort(),
  }))
}

/** IAM sees partition keys only; `ForAllValues` holds because every action here names its keys. */
const onTable = (rights: Extract<Right, { on: 'table' }>[], { tableArn }: Resources) =>
  bySameActions(rights, ({ partition }) => partition).map(({ actions, targets }) =>
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

const onObjects = (rights: Extract<Right, { on: 'objects' }>[], { bucketArn }: Resources) =>
  bySameActions(rights, ({ prefix }) => prefix).map(({ actions, targets }) =>
    allow(
      actions.map((action) => `s3:${action}`),
      targets.map((prefix) => `${bucketArn}/${prefix}`),
    ),
  )

/** `*` lists without a condition: S3 checks whether one object exists without naming a prefix. */
const onList = (rights: Extract<Right, { on: 'list' }>[], { bucketArn }: Resources) => {
  const prefixes = rights.map(({ prefix }) => prefix)
  if (prefixes.length === 0) return []
  const everything = prefixes.includes('*')
  return [
    allow(['s3:ListBucket'], [bucketArn], everything ? undefined : { StringLike: { 's3:prefix': prefixes } }),
  ]
}

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
    ...(on('mail').length > 0 ? [allow(['ses:SendEmail'], resources.mailArns)] : []),
  ]
}
