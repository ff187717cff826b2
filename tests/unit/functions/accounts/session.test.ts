import { beforeEach, expect, test } from 'vitest'
import {
  createSessions,
  isLive,
  keepSession,
  newSession,
  type Session,
} from '#functions/accounts/data/sign-in/session.ts'
import { brokenTable, laggingTable } from '#tests/support/simulation/lagging-table.ts'

const started = new Date('2026-11-24T06:00:00.700Z')
const after = (seconds: number) => new Date(started.getTime() + seconds * 1000)
const hour = 3600

let store: ReturnType<typeof laggingTable>
let sessions: ReturnType<typeof createSessions>
beforeEach(() => {
  store = laggingTable()
  sessions = createSessions(store.table)
})

const begun = async (sid = 's'): Promise<Session> => {
  await sessions.start('applicant', 'p', sid, 3, started)
  return (await sessions.of('applicant', 'p')).find((one) => one.sid === sid) as Session
}

test('a session begins with the generation of its account and ends after twelve hours, for staff after eight', () => {
  const seconds = Math.floor(started.getTime() / 1000)
  const times = { started_at: seconds, last_seen: seconds }
  const applicant = newSession('applicant', 'p', 's', 3, started)
  expect(applicant).toMatchObject({ sid: 's', generation: 3, ...times, ttl: seconds + 12 * hour })
  expect(newSession('staff', 'p', 's', 3, started).ttl).toBe(seconds + 8 * hour)
})

test.each([
  ['applicant', 12, 60],
  ['staff', 8, 30],
] as const)('a session of %s lives for %i hours, and %i minutes without use', (kind, hours, minutes) => {
  const session = newSession(kind, 'p', 's', 3, started)
  const used = { ...session, last_seen: session.ttl - 1 }
  expect(isLive(kind, used, 3, after(hours * hour - 1))).toBe(true)
  expect(isLive(kind, used, 3, after(hours * hour))).toBe(false)
  expect(isLive(kind, session, 3, after(minutes * 60 - 1))).toBe(true)
  expect(isLive(kind, session, 3, after(minutes * 60))).toBe(false)
  expect([2, 4].map((generation) => isLive(kind, session, generation, started))).toEqual([false, false])
})

test('the sessions of a person are theirs, and nothing else that is stored with them', async () => {
  await begun('one')
  await begun('two')
  await sessions.start('applicant', 'q', 'three', 1, started)
  await sessions.start('staff', 'p', 'four', 1, started)
  await store.table.put({ pk: (store.items()[0] as { pk: string }).pk, sk: 'ACCOUNT' })
  expect((await sessions.of('applicant', 'p')).map(({ sid }) => sid)).toEqual(['one', 'two'])
  expect((await sessions.of('staff', 'p')).map(({ sid }) => sid)).toEqual(['four'])
})

test('use is noted once in five minutes', async () => {
  const session = await begun()
  await sessions.touch('applicant', 'p', session, after(299))
  expect(await sessions.of('applicant', 'p')).toEqual([session])
  await sessions.touch('applicant', 'p', session, after(300))
  const [touched] = await sessions.of('applicant', 'p')
  expect(touched).toEqual({ ...session, last_seen: session.last_seen + 300 })
})

test('a session that has ended stays ended when its use is noted late, and a failure to note it harms nobody', async () => {
  const session = await begun()
  await sessions.end('applicant', 'p', 's')
  await sessions.touch('applicant', 'p', session, after(300))
  expect(store.items()).toEqual([])
  await createSessions(brokenTable()).touch('applicant', 'p', session, after(300))
})

test('one session ends, and the others go on', async () => {
  await begun('one')
  await begun('two')
  await sessions.end('applicant', 'p', 'one')
  expect((await sessions.of('applicant', 'p')).map(({ sid }) => sid)).toEqual(['two'])
})

test('a session is moved to the next generation, and only one that is there', async () => {
  const session = await begun()
  await store.table.transact([keepSession('applicant', 'p', 's', 4)])
  expect(await sessions.of('applicant', 'p')).toEqual([{ ...session, generation: 4 }])
  const gone = store.table.transact([keepSession('applicant', 'p', 'gone', 4)])
  await expect(gone).rejects.toThrow('A condition was not met')
})
