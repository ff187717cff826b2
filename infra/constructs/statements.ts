/** From rights to IAM statements: exact actions on exact things. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Right, SecretName } from '#infra/permissions/rights.ts'

/** The things rights speak of, by their ARNs. */
export interface ResourceArns {
  tableArn: string
  bucketArn: string
  secretArns: Record<SecretName, string>
  /** The verified sender, and the configuration set its e-mails go through. */
  mailArns: string[]
}

type Conditions = Record<string, Record<string, string | string[]>>

const allow = (actions: string[], resources: string[], conditions?: Conditions) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources, conditions })

/** Things that share the same set of actions stand in one statement, so that none gets an action of another. */
const bySameActions = <R extends { action: string }>(rights: R[], thing: (right: R) => string) => {
  const actionsOf = Map.groupBy(rights, thing)
  const sets = Map.groupBy([...actionsOf], ([, its]) =>
    its
      .map(({ action }) => action)
      .sort()
      .join(),
  )
  return [...sets].map(([actions, members]) => ({
    actions: actions.split(','),
    things: members.map(([name]) => name).sort(),
  }))
}

/** IAM sees partition keys only; `ForAllValues` holds because every action here names its keys. */
const onTable = (rights: Extract<Right, { on: 'table' }>[], { tableArn }: ResourceArns) =>
  bySameActions(rights, ({ partition }) => partition).map(({ actions, things }) =>
    allow(
      actions.map((action) => `dynamodb:${action}`),
      [tableArn],
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': things } },
    ),
  )

/** A page of the queue, and nothing else of the index. */
const onIndex = (rights: Extract<Right, { on: 'index' }>[], { tableArn }: ResourceArns) =>
  rights.map(({ partition }) =>
    allow(['dynamodb:Query'], [`${tableArn}/index/queue`], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] },
    }),
  )

const onObjects = (rights: Extract<Right, { on: 'objects' }>[], { bucketArn }: ResourceArns) =>
  bySameActions(rights, ({ prefix }) => prefix).map(({ actions, things }) =>
    allow(
      actions.map((action) => `s3:${action}`),
      things.map((prefix) => `${bucketArn}/${prefix}`),
    ),
  )

/** `*` lists without a condition: the question whether one object is there comes without a prefix. */
const onList = (rights: Extract<Right, { on: 'list' }>[], { bucketArn }: ResourceArns) => {
  const prefixes = rights.map(({ prefix }) => prefix)
  if (prefixes.length === 0) return []
  const everything = prefixes.includes('*')
  return [
    allow(['s3:ListBucket'], [bucketArn], everything ? undefined : { StringLike: { 's3:prefix': prefixes } }),
  ]
}

export const statementsFor = (rights: readonly Right[], ground: ResourceArns): PolicyStatement[] => {
  const on = <K extends Right['on']>(kind: K) =>
    rights.filter((right): right is Extract<Right, { on: K }> => right.on === kind)
  const secrets = on('secret').map(({ name }) => ground.secretArns[name])
  return [
    ...onTable(on('table'), ground),
    ...onIndex(on('index'), ground),
    ...onObjects(on('objects'), ground),
    ...onList(on('list'), ground),
    ...(secrets.length > 0 ? [allow(['secretsmanager:GetSecretValue'], secrets)] : []),
    ...(on('mail').length > 0 ? [allow(['ses:SendEmail'], ground.mailArns)] : []),
  ]
}
