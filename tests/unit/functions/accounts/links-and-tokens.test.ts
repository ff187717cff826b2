/** Links of e-mails, the hashes of their tokens, and cursors. */
import { beforeEach, expect, test } from 'vitest'
import { createEmailLinks, issuedAt } from '#functions/accounts/data/email-link.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { laggingTable } from '#tests/support/simulation/lagging-table.ts'

const sent = new Date('2026-11-24T06:00:00.700Z')
const seconds = Math.floor(sent.getTime() / 1000)
const after = (days: number, more = 0) => new Date(sent.getTime() + (days * 86_400 + more) * 1000)
const link = { user_id: 'p', email: 'a@example.org' }

let store: ReturnType<typeof laggingTable>
let links: ReturnType<typeof createEmailLinks>
beforeEach(() => {
  store = laggingTable()
  links = createEmailLinks(store.table)
})

test('the table keeps the SHA-256 of a token, and not the token', async () => {
  await links.issue({ kind: 'confirm', ...link }, 'abc', sent)
  const [item] = store.items()
  expect(item?.pk).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(JSON.stringify(item)).not.toContain('abc"')
})

test.each(['confirm', 'undo'] as const)(
  'a link to %s works for 7 days and stands for what it was sent for',
  async (kind) => {
    const days = 7
    await links.issue({ kind, ...link, change: 'c' }, 'token', sent)
    const found = await links.read(kind, 'token', after(days, -1))
    expect(found).toEqual({ kind, ...link, change: 'c', ttl: seconds + days * 86_400 })
    expect(found && issuedAt(found)).toBe(seconds)
    expect(await links.read(kind, 'token', after(days))).toBeNull()
  },
)

test('a link of the other kind, or of an unknown token, stands for nothing', async () => {
  await links.issue({ kind: 'confirm', ...link }, 'token', sent)
  expect(await links.read('undo', 'token', sent)).toBeNull()
  expect(await links.read('confirm', 'Token', sent)).toBeNull()
})

test('a cursor hides its sort key in letters that fit an address, and gives it back', () => {
  expect(toCursor('CASE#ü?>')).toBe('Q0FTRSPDvD8-')
  expect(fromCursor('Q0FTRSPDvD8-')).toBe('CASE#ü?>')
})
