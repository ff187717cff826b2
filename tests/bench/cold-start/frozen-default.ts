/**
 * The reference: one route as most people would write and bundle it today. It checks a token with a key from the table,
 * reads the caller's partition and answers with one record, as our own route does. FROZEN: ratios of different months
 * compare only as long as this file stays as it is.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { importJWK, jwtVerify } from 'jose'
import { z } from 'zod'

const config = z.object({ TABLE_NAME: z.string().min(1) }).parse(process.env)
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}))
const keys = z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string() }))
const contact = z.object({
  id: z.string(),
  version: z.number(),
  residential: z.string().max(300),
  permanent: z.string().max(300),
  professional: z.string().max(300),
  city: z.string().max(60),
})

const answer = (statusCode: number, body: unknown) => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const publicKey = async (kid: string | undefined) => {
  const { Item } = await table.send(
    new GetCommand({ TableName: config.TABLE_NAME, Key: { pk: 'VERIFICATION-KEYS', sk: 'applicant' } }),
  )
  const key = keys.parse(Item?.keys).find((key) => key.kid === kid)
  if (!key) throw new Error('The key is not known')
  return importJWK(key, 'EdDSA')
}

export const handler = middy<APIGatewayProxyEventV2>().handler(async (event) => {
  const token = event.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const { payload } = await jwtVerify(token, (header) => publicKey(header.kid))
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: config.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk < :end',
      ExpressionAttributeValues: { ':pk': `USER#${payload.sub}`, ':end': '~' },
    }),
  )
  const session = Items.find(({ sk }) => sk === `SESSION#${payload.sid}`)
  if (!session) return answer(401, { message: 'Sign in' })
  return answer(200, { data: contact.parse(Items.find(({ sk }) => sk === 'CONTACT')) })
})
