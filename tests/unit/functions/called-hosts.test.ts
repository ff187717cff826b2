/** The service calls the hosts that the SDK names for its four services of AWS, and no other. */
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { afterEach, expect, test, vi } from 'vitest'
import { createAwsCalls, mayCall } from '#functions/platform/gateways/aws-calls.ts'

afterEach(() => vi.unstubAllEnvs())

const credentials = { accessKeyId: 'a', secretAccessKey: 'b', accountId: '123456789012' }
const empty = { Source: 'a@b.example', Destination: {}, Message: { Subject: { Data: '' }, Body: {} } }

/** The hosts that the clients would call in a region, as the SDK resolves them; nothing is sent. */
const hostsIn = async (region: string): Promise<string[]> => {
  const hosts: string[] = []
  const requestHandler = {
    handle: ({ hostname }: { hostname: string }) => {
      hosts.push(hostname)
      return Promise.reject(Object.assign(new Error('Not sent'), { name: 'NotSent' }))
    },
  }
  const settings = { region, credentials, requestHandler, maxAttempts: 1 } as never
  const calls = [
    new DynamoDBClient(settings).send(new ListTablesCommand({})),
    new S3Client(settings).send(new GetObjectCommand({ Bucket: 'portal-prod-documents', Key: 'a' })),
    new S3Client(settings).send(new GetObjectCommand({ Bucket: 'with.dots', Key: 'a' })),
    new SecretsManagerClient(settings).send(new GetSecretValueCommand({ SecretId: 'a' })),
    new SESClient(settings).send(new SendEmailCommand(empty)),
  ]
  await Promise.allSettled(calls)
  return hosts
}

test.each(['eu-central-1', 'us-east-1', 'me-south-1', 'ap-south-1'])('those of %s', async (region) => {
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('AWS_ENDPOINT_URL')))
    vi.stubEnv(name, '')
  const hosts = await hostsIn(region)
  expect(hosts).toHaveLength(5)
  expect(hosts.filter((host) => !mayCall(host))).toEqual([])
})

test.each([
  'example.com',
  'dynamodb.eu-central-1.amazonaws.com.example.com',
  'lambda.eu-central-1.amazonaws.com',
  '169.254.169.254',
  'amazonaws.com',
])('%s is refused before anything is sent', async (host) => {
  expect(mayCall(host)).toBe(false)
  const handle = vi.fn()
  const client = { config: { requestHandler: { handle } }, middlewareStack: {} }
  createAwsCalls().limit(client)
  await expect(client.config.requestHandler.handle({ hostname: host } as never)).rejects.toThrow(
    'This host is not called',
  )
  expect(handle).not.toHaveBeenCalled()
})

test('a stand-in is called where the environment names it', () => {
  expect(mayCall('standin.example')).toBe(false)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://standin.example:9000')
  expect(mayCall('standin.example')).toBe(true)
})
