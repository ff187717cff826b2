/** What the daily clean-up makes of accounts that nobody uses, and of logs that are older than they are kept. */
import { expect, test } from 'vitest'
import { cleanUp } from '#functions/workers/clean-up.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const day = 24 * 60 * 60
const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })

const run = () => cleanUp(staffStack.services)()

/** The clean-up of each day, or of every so many. */
const pass = async (days: number, each = 5) => {
  const reports: Awaited<ReturnType<typeof run>>[] = []
  for (let passed = 0; passed < days; passed += each) {
    clock.turn(each * day)
    reports.push(await run())
  }
  const sum = (of: 'closed_as_unconfirmed' | 'closed_as_unused' | 'accounts_removed') =>
    reports.reduce((total, report) => total + report[of], 0)
  return {
    unconfirmed: sum('closed_as_unconfirmed'),
    unused: sum('closed_as_unused'),
    removed: sum('accounts_removed'),
  }
}

const anAccount = async (confirmed: boolean) => {
  const person = aPerson()
  const { token, user } = (await staffStack.stack.invoke('auth.register', { body: person })).body.data
  if (confirmed) await confirmEmailOf(staffStack.services, user.id)
  const signIn = (more = {}) =>
    staffStack.stack.invoke('auth.login', {
      body: { email: person.email, password: person.password, ...more },
    })
  return { id: user.id as string, token, person, signIn }
}

const change = async (body: object) => {
  const administrator = await staffStack.staffMember('administrator')
  expect((await administrator.ask('retention.update', { body })).status).toBe(200)
  await staffStack.confirmAll()
}

test('accounts that nobody uses are closed after their period, told, and removed 30 days later', async () => {
  await change({ unconfirmed_account_days: 60, unused_account_months: 6 })
  const [unconfirmed, unused, used] = [await anAccount(false), await anAccount(true), await anAccount(true)]
  const { id } = await staffStack.submittedCase({ withDocuments: false, confirmed: false })

  expect(await pass(60)).toEqual({ unconfirmed: 1, unused: 0, removed: 0 })
  expect((await unconfirmed.signIn()).body.errors.keep_account).toEqual([
    'This account was closed, since nobody used it. It can be kept until 20-02-2027',
  ])
  expect((await used.signIn()).status).toBe(200)
  expect(await pass(125)).toEqual({ unconfirmed: 0, unused: 1, removed: 1 })
  expect(await staffStack.services.accounts.read(unconfirmed.id)).toBeNull()

  // Whoever signs in keeps the account, and its period begins again.
  expect((await unused.signIn({ keep_account: true })).status).toBe(200)
  expect(await pass(60)).toEqual({ unconfirmed: 0, unused: 1, removed: 0 })
  expect((await used.signIn()).body.errors).toHaveProperty('keep_account')
  expect(await pass(160)).toEqual({ unconfirmed: 0, unused: 1, removed: 2 })
  for (const gone of [unused, used]) expect(await staffStack.services.accounts.read(gone.id)).toBeNull()
  expect(await staffStack.services.accounts.read(id)).not.toBeNull()
})

test('entries of logs go in the order of time when their years are over', async () => {
  const { services } = staffStack
  const by = { id: 'somebody', name: 'Somebody' }
  const filter = { status: 'approved' } as never
  const old = 30
  for (let count = 0; count < old; count++)
    await services.exportLog.begin(services.exportLog.newEntry(by as never, filter, 1, clock.now()))
  clock.turn(2 * 366 * day)
  await services.exportLog.begin(services.exportLog.newEntry(by as never, filter, 1, clock.now()))
  await change({ export_log_years: 2 })

  expect(await run()).toMatchObject({ export_entries: old, proposals: 0, finished: true })
  expect(await run()).toMatchObject({ export_entries: 0 })
  expect((await services.exportLog.page()).entries).toHaveLength(1)
})
