import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { parseRequest, readMultipart } from '#functions/platform/http/parse-request.ts'
import { contract } from '#shared/contract.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'

const event = (raw: Buffer, type: string | undefined, isBase64Encoded = true) =>
  ({
    headers: { 'content-type': type },
    body: raw.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
  }) as unknown as APIGatewayProxyEventV2

const type = 'multipart/form-data; boundary=x'
const field = (name: string, value = '1') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const formOf = (...fields: string[]) => Buffer.from(`${fields.join('')}--x--\r\n`)
const read = (raw: Buffer, longest = 10_000, sentType: string | undefined = type) =>
  readMultipart(event(raw, sentType), longest)
const refusalOf = (raw: Buffer, longest?: number, sentType?: string) =>
  read(raw, longest, sentType).then(
    () => null,
    ({ status, message }) => [status, message],
  )

test('texts are read as strings and files as their bytes', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 195])
  const { raw, headers } = await aFormOf({ name: 'Zoë' }, bytes)
  const parts = await read(raw, 10_000, headers['content-type'])
  expect(parts).toEqual({ name: 'Zoë', file: { bytes: new Uint8Array(bytes) } })
})

test('a form that came without base64 is read too', async () => {
  expect(await readMultipart(event(formOf(field('a')), type, false), 1000)).toEqual({ a: '1' })
})

test('a form may be as long as the endpoint says', async () => {
  const form = formOf(field('a'))
  expect(await refusalOf(form, form.length)).toBeNull()
  expect(await refusalOf(form, form.length - 1)).toEqual([413, 'The file must be smaller than 4 MB'])
})

test('an endpoint for forms takes no JSON', async () => {
  const sent = { ...event(Buffer.from('{}'), 'application/json'), rawQueryString: '' }
  await expect(parseRequest(contract.uploads.create, sent as APIGatewayProxyEventV2)).rejects.toThrow(
    'Send a form with a file',
  )
})

test.each(['', 'multipart/form-data', 'application/json', 'x-multipart/form-data; boundary=x'])(
  'the type %s is refused',
  async (sentType) => {
    expect(await refusalOf(formOf(field('a')), 1000, sentType)).toEqual([415, 'Send a form with a file'])
  },
)

test.each(['Multipart/Form-Data; boundary=x', 'multipart/form-data ; boundary=x'])(
  'the type %s is a form',
  async (sentType) => {
    expect(await refusalOf(formOf(field('a')), 1000, sentType)).toBeNull()
  },
)

test('a request without a type or a body is refused', async () => {
  const refused = { name: 'WrongMediaType' }
  await expect(readMultipart({ headers: {} } as APIGatewayProxyEventV2, 10)).rejects.toMatchObject(refused)
  const bodiless = { headers: { 'content-type': type } } as unknown as APIGatewayProxyEventV2
  await expect(readMultipart(bodiless, 10)).rejects.toThrow('The form cannot be read')
})

test('what is no form, or holds a field twice, is refused', async () => {
  expect(await refusalOf(Buffer.from('no form'))).toEqual([400, 'The form cannot be read'])
  expect(await refusalOf(formOf(field('a'), field('a')))).toEqual([400, 'The form holds a field twice'])
})

test('a form has at most ten fields, with names of at most a hundred characters', async () => {
  const fields = Array.from({ length: 11 }, (_, index) => field(`f${index}`))
  const unknown = [400, 'The form holds fields that are not known']
  expect(await refusalOf(formOf(...fields.slice(1)))).toBeNull()
  expect(await refusalOf(formOf(...fields))).toEqual(unknown)
  expect(await refusalOf(formOf(field('n'.repeat(100)), field('b')))).toBeNull()
  expect(await refusalOf(formOf(field('n'.repeat(101)), field('b')))).toEqual(unknown)
})
