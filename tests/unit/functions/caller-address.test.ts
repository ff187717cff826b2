import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { callerAddress } from '#functions/platform/http/middleware/origin.ts'

const addressOf = (viewer: string) =>
  callerAddress({ headers: { 'cloudfront-viewer-address': viewer } } as unknown as APIGatewayProxyEventV2)

test.each([
  ['198.51.100.7:443', '198.51.100.7'],
  ['::ffff:198.51.100.7:443', '198.51.100.7'],
  ['2a01:4f8::1:443', '2a01:4f8:0:0'],
  ['[2a01:4f8::7]:443', '2a01:4f8:0:0'],
  ['2A01:04f8:0:0:1:2:3:4:443', '2a01:4f8:0:0'],
  ['a:b:c::1:443', 'a:b:c:0'],
  ['a:b:c:0:1:2:3:4:443', 'a:b:c:0'],
  ['::ffff:198.51.100.71:443', '198.51.100.71'],
  ['::1:443', '0:0:0:0'],
  ['a::1:2:3:4:5:6:443', 'a:0:1:2'],
  ['a:b:::443', 'a:b:0:0'],
  ['0004:0000:c:0010:1:2:3:4:443', '4:0:c:10'],
])('the caller address %s is limited as %s', (viewer, counted) => {
  expect(addressOf(viewer)).toBe(counted)
})

test('a request that names no address is limited with all others that name none', () => {
  expect(callerAddress({ headers: {} } as unknown as APIGatewayProxyEventV2)).toBe('')
})
