import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'

const paged = endpoints.flatMap(({ name, endpoint }) => {
  const cursor = endpoint.query && (endpoint.query as { shape?: Record<string, unknown> }).shape?.cursor
  return cursor ? [{ name, cursor: cursor as { safeParse: (value: unknown) => { success: boolean } } }] : []
})

test.each(paged)('a cursor of $name has a maximum length', ({ cursor }) => {
  expect(cursor.safeParse('x'.repeat(500)).success).toBe(true)
  expect(cursor.safeParse('x'.repeat(501)).success).toBe(false)
})

test('the lists of cases, histories, exports and imports have cursors', () => {
  expect(paged.length).toBeGreaterThanOrEqual(6)
})
