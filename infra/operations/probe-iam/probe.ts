/** Finds out how IAM reads the keys of a transaction, which AWS does not document, with a table and a role that are removed afterwards. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  waitUntilStackCreateComplete,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { Settings } from '#infra/settings.ts'
import { requireAccount } from '../doctor/require-account.ts'
import { probeTemplate } from './template.ts'

type Answer = Settings['transactionKeys']

interface Waits {
  /** How long a stack, and a new role until every part of AWS knows it, may take. */
  forSeconds: number
  betweenTriesInMs: number
}

export const probeStack = ({ name }: Pick<Settings, 'name'>): string => `portal-${name}-probe`

const isDenied = (error: unknown): boolean => /AccessDenied/.test((error as Error).name)

/** Tries until AWS knows the role. @throws the last refusal when time is up */
const untilAllowed = async <R>(
  act: () => Promise<R>,
  { forSeconds, betweenTriesInMs }: Waits,
): Promise<R> => {
  const until = Date.now() + forSeconds * 1000
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isDenied(error) || Date.now() > until) throw error
      await pause(betweenTriesInMs)
    }
  }
}

const signedInAs = async (RoleArn: string, region: string, waits: Waits): Promise<DynamoDBClient> => {
  const sts = new STSClient({ region })
  const assume = () => sts.send(new AssumeRoleCommand({ RoleArn, RoleSessionName: 'portal-probe' }))
  const { Credentials } = await untilAllowed(assume, waits)
  const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '' } = Credentials ?? {}
  const credentials = {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: SessionToken,
  }
  return new DynamoDBClient({ region, credentials })
}

/** One transaction that writes an item of one partition, on a condition on another, with the rights of a function. */
const ask = async (db: DynamoDBClient, TableName: string, waits: Waits): Promise<Answer> => {
  const Item = { pk: { S: 'WRITTEN' } }
  // Once this is allowed the policy is known, and a refusal is an answer.
  await untilAllowed(() => db.send(new PutItemCommand({ TableName, Item })), waits)
  const ConditionCheck = {
    ...{ TableName, Key: { pk: { S: 'CHECKED' } } },
    ConditionExpression: 'attribute_not_exists(pk)',
  }
  const transaction = new TransactWriteItemsCommand({
    TransactItems: [{ Put: { TableName, Item } }, { ConditionCheck }],
  })
  try {
    await db.send(transaction)
    return 'own'
  } catch (error) {
    if (isDenied(error)) return 'all'
    throw error
  }
}

/**
 * @returns what `transactionKeys` has to be
 * @throws Error for another account, and what AWS answers; the stack is removed in any case
 */
export const probe = async (settings: Settings, waits: Waits): Promise<Answer> => {
  await requireAccount(settings)
  const { region } = settings
  const client = new CloudFormationClient({ region })
  const StackName = probeStack(settings)
  const waiting = { client, maxWaitTime: waits.forSeconds, minDelay: 1, maxDelay: 5 }
  await client.send(
    new CreateStackCommand({
      ...{ StackName, TemplateBody: JSON.stringify(probeTemplate) },
      ...{ Capabilities: ['CAPABILITY_IAM'], OnFailure: 'DELETE' },
    }),
  )
  try {
    await waitUntilStackCreateComplete(waiting, { StackName })
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    const output = (name: string) =>
      stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue ?? ''
    return await ask(await signedInAs(output('Role'), region, waits), output('Table'), waits)
  } finally {
    await client.send(new DeleteStackCommand({ StackName }))
    await waitUntilStackDeleteComplete(waiting, { StackName })
  }
}
