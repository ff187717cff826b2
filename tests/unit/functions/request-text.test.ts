/** However a gateway hands a body over, bytes that are no UTF-8 are refused. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { parseRequest, readMultipart } from '#functions/platform/http/parse-request.ts'
import { contract } from '#shared/contract.ts'

const body = (email: Buffer | string) =>
  Buffer.concat([Buffer.from('{"email":"'), Buffer.from(email), Buffer.from('@example.com"}')])
const wrong = body(Buffer.from([0xc3, 0x28]))

const event = (sent: string, isBase64Encoded: boolean, type = 'application/json') =>
  ({ headers: { 'content-type': type }, body: sent, isBase64Encoded }) as unknown as APIGatewayProxyEventV2
const parse = (sent: string, isBase64Encoded: boolean) =>
  parseRequest(contract.auth.forgotPassword, event(sent, isBase64Encoded))

test('a body in base64 is read as UTF-8 and refused when it is none', async () => {
  expect(await parse(body('ayesha').toString('base64'), true)).toMatchObject({
    body: { email: 'ayesha@example.com' },
  })
  await expect(parse(wrong.toString('base64'), true)).rejects.toThrow('not valid UTF-8')
})

test('a body that the gateway has decoded leniently is refused', async () => {
  await expect(parse(wrong.toString('utf8'), false)).rejects.toThrow('not valid UTF-8')
})

test('a text of a form is refused likewise', async () => {
  const form = (value: Buffer) =>
    Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="item"\r\n\r\n'),
      value,
      Buffer.from('\r\n--x--\r\n'),
    ]).toString('base64')
  const read = (value: Buffer) =>
    readMultipart(event(form(value), true, 'multipart/form-data; boundary=x'), 1000)
  expect(await read(Buffer.from('cnic'))).toEqual({ item: 'cnic' })
  await expect(read(Buffer.from([0xff]))).rejects.toThrow('not valid UTF-8')
})
