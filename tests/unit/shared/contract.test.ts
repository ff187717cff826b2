import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'

const paged = endpoints.flatMap(({ name, endpoint }) => {
  const cursor = endpoint.query && (endpoint.query as { shape?: Record<string, unknown> }).shape?.cursor
  return cursor ? [{ name, cursor: cursor as { safeParse: (value: unknown) => { success: boolean } } }] : []
})

test.each(paged)('a cursor of $name has an end, as a key of the table has', ({ cursor }) => {
  expect(cursor.safeParse('x'.repeat(200)).success).toBe(true)
  expect(cursor.safeParse('x'.repeat(201)).success).toBe(false)
})

test('the pages of cases, histories, exports and imports are among them', () => {
  expect(paged.length).toBeGreaterThanOrEqual(6)
})
