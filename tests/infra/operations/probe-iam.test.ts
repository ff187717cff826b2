/** `npm run probe:iam`: what it concludes, and that nothing of it stays. */
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation'
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { probe } from '#infra/operations/probe-iam/probe.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'

const [stacks, identity, table] = [
  mockClient(CloudFormationClient),
  mockClient(STSClient),
  mockClient(DynamoDBClient),
]
const mocks = [stacks, identity, table]
const denied = Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' })
const waits = { forSeconds: 2, betweenTriesInMs: 1 }

/** The role is known after some tries, as in an account. */
beforeEach(() => {
  for (const mock of mocks) mock.reset()
  identity.on(GetCallerIdentityCommand).resolves({ Account: '123456789012' })
  identity.on(AssumeRoleCommand).rejectsOnce(denied).resolves({ Credentials: undefined })
  table.on(PutItemCommand).rejectsOnce(denied).rejectsOnce(denied).resolves({})
  let isThere = false
  stacks.on(CreateStackCommand).callsFake(() => {
    isThere = true
  })
  stacks.on(DeleteStackCommand).callsFake(() => {
    isThere = false
  })
  stacks.on(DescribeStacksCommand).callsFake(() => {
    if (!isThere) throw Object.assign(new Error('does not exist'), { name: 'ValidationError' })
    const Outputs = [{ OutputKey: 'Table', OutputValue: 'probed' }]
    return { Stacks: [{ StackStatus: 'CREATE_COMPLETE', Outputs }] }
  })
})
afterAll(() => {
  for (const mock of mocks) mock.restore()
})

const isRemoved = () => stacks.commandCalls(DeleteStackCommand).length === 1

test('a transaction that is allowed says that each action is asked for its own keys', async () => {
  table.on(TransactWriteItemsCommand).resolves({})
  expect(await probe(realSettings(), waits)).toBe('own')
  const [sent] = table.commandCalls(TransactWriteItemsCommand)
  expect(sent?.args[0].input.TransactItems).toMatchObject([
    { Put: { TableName: 'probed', Item: { pk: { S: 'WRITTEN' } } } },
    { ConditionCheck: { Key: { pk: { S: 'CHECKED' } } } },
  ])
  expect(isRemoved()).toBe(true)
})

test('one that is refused, with a policy that is known, says that each is asked for all', async () => {
  table.on(TransactWriteItemsCommand).rejects(denied)
  expect(await probe(realSettings(), waits)).toBe('all')
  expect(isRemoved()).toBe(true)
})

test('whatever goes wrong, the stack is removed and nothing is concluded', async () => {
  table.on(TransactWriteItemsCommand).rejects(new Error('The network is gone'))
  await expect(probe(realSettings(), waits)).rejects.toThrow('The network is gone')
  expect(isRemoved()).toBe(true)
})

test('another account is left alone', async () => {
  identity.on(GetCallerIdentityCommand).resolves({ Account: '999999999999' })
  await expect(probe(realSettings(), waits)).rejects.toThrow('but prod belongs to account 123456789012')
  expect(stacks.calls()).toEqual([])
})
