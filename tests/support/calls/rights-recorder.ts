/** An SDK plug-in that notes which rights the calls of AWS need, and refuses writes that a test plans to fail. */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { ObjectAction, Right, SecretName, TableAction } from '#infra/aws/permissions/rights.ts'
import { rightsOf } from '#infra/aws/permissions.ts'

// biome-ignore lint/suspicious/noExplicitAny: inputs of many commands
type Input = any
type Next = (args: { input: Input }) => Promise<unknown>
interface Client {
  middlewareStack: {
    add: (middleware: (next: Next, context: { commandName?: string }) => Next, options: object) => void
  }
}

const text = (value: Input): string => (typeof value === 'string' ? value : value.S)

/** `USER#1` → `USER#*`; a whole key stays. */
const row = (action: TableAction, pk: Input): Right => ({
  on: 'table',
  action,
  partition: text(pk).replace(/^(FIND#PUBLIC-|[^#]*#).*$/, '$1*'),
})
const file = (action: ObjectAction, key: string): Right => ({
  on: 'objects',
  action,
  prefix: key.replace(/\/.*$/, '/*'),
})
const listed = (prefix: string): Right => ({ on: 'list', prefix })

const inTransaction = ({ Put, Update, Delete, ConditionCheck }: Input): Right => {
  if (Put) return row('PutItem', Put.Item.pk)
  if (ConditionCheck) return row('ConditionCheckItem', ConditionCheck.Key.pk)
  return Update ? row('UpdateItem', Update.Key.pk) : row('DeleteItem', Delete.Key.pk)
}

const needs: Record<string, (input: Input) => Right[]> = {
  GetItemCommand: ({ Key }) => [row('GetItem', Key.pk)],
  QueryCommand: ({ IndexName, ExpressionAttributeValues }) => {
    const read = row('Query', ExpressionAttributeValues[':pk'])
    return [IndexName && read.on === 'table' ? { on: 'index', partition: read.partition } : read]
  },
  PutItemCommand: ({ Item }) => [row('PutItem', Item.pk)],
  UpdateItemCommand: ({ Key }) => [row('UpdateItem', Key.pk)],
  TransactWriteItemsCommand: ({ TransactItems }) => TransactItems.map(inTransaction),
  GetSecretValueCommand: ({ SecretId }) => [{ on: 'secret', name: SecretId as SecretName }],
  GetObjectCommand: ({ Key }) => [file('GetObject', Key)],
  PutObjectCommand: ({ Key }) => [file('PutObject', Key)],
  DeleteObjectCommand: ({ Key }) => [file('DeleteObject', Key)],
  CopyObjectCommand: ({ Key, CopySource }) => [
    file('GetObjectVersion', CopySource.split('/').slice(1).join('/')),
    file('PutObject', Key),
  ],
  ListObjectsV2Command: ({ Prefix }) => [listed(Prefix.replace(/\/.*$/, '/*'))],
  SendEmailCommand: () => [{ on: 'mail' }],
}

const conditionFailed = (command: string): Error => {
  const message = 'A condition was not met'
  return command === 'UpdateItemCommand'
    ? new ConditionalCheckFailedException({ message, $metadata: {} })
    : new TransactionCanceledException({
        message,
        $metadata: {},
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
      })
}

/** S3 says that nothing is there only to those who may list. An address that is signed reads nothing. */
const isReadOf = (command: string, result: Input): boolean =>
  command === 'GetObjectCommand' && result?.output.presigned === undefined

/** The log is in a bucket of its own. */
const lists = ({ Key }: Input): Right => listed(Key.startsWith('log/') ? 'log/*' : '*')

const hasVersion = ({ ConditionExpression, TransactItems }: Input): boolean =>
  [ConditionExpression, TransactItems?.[0]?.Update?.ConditionExpression].includes('#version = :version')

export const rightsRecorder = () => {
  const used = new Map<string, Set<string>>()
  const calls = new Map<string, Set<string>>()
  const add = (to: Map<string, Set<string>>, caller: string, ...texts: string[]) =>
    to.set(caller, new Set([...(to.get(caller) ?? []), ...texts]))
  const note = (caller: string, ...rights: Right[]) => {
    const texts = rights.map((right) => JSON.stringify(right))
    add(used, caller, ...texts)
    // Calls that differ only in how many items of a kind they name are the same to IAM.
    add(calls, caller, JSON.stringify([...new Set(texts)].sort()))
  }

  /** @param overtaken the first write that depends on a version finds a newer one. */
  const pluginFor = (caller: string, overtaken = false) => {
    let left = overtaken ? 1 : 0
    return (client: unknown) =>
      (client as Client).middlewareStack.add(
        (next, { commandName = '' }) =>
          async (args) => {
            note(caller, ...(needs[commandName]?.(args.input) ?? []))
            if (left > 0 && hasVersion(args.input)) {
              left -= 1
              throw conditionFailed(commandName)
            }
            const result = await next(args).catch((error) => {
              if (isReadOf(commandName, null)) note(caller, lists(args.input))
              throw error
            })
            if (isReadOf(commandName, result)) note(caller, lists(args.input))
            return result
          },
        { step: 'initialize', name: 'rightsRecorder' },
      )
  }
  return {
    pluginFor,
    /** A form for the browser uses the right of the function that signed it. */
    noteForm: (caller: string, { key }: { key: string }) => note(caller, file('PutObject', key)),
    /** The callers that were called. */
    callers: () => [...used.keys()],
    usedBy: (caller: string): string[] => [...(used.get(caller) ?? [])].sort(),
    /** The rights that each call of AWS needs at once: of a transaction those of all of its items. */
    callsOf: (caller: string): Right[][] =>
      [...(calls.get(caller) ?? [])].map((call) =>
        JSON.parse(call).map((right: string) => JSON.parse(right)),
      ),
    called: (caller: string) => note(caller),
  }
}

/** The rights that are granted to endpoints or workers, in the recorder's form. */
export const grantedTo = (names: string[]): string[] =>
  rightsOf(names)
    .map((right) => JSON.stringify(right))
    .sort()
