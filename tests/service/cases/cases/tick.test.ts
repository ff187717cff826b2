import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('ticked comparisons are stored, and an older version is refused', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase({ withDocuments: false })
  const tick = (ticks: string[], version: number) =>
    reviewer.ask('cases.tick', {
      params: { id: application.id },
      body: { ticks },
      headers: { 'if-match': `"v${version}"` },
    })
  const first = await tick(['applicant.name', 'applicant.date_of_birth'], 1)
  expect(first.body.data.review.ticks).toEqual(['applicant.name', 'applicant.date_of_birth'])
  expect((await tick([], 1)).status).toBe(412)
  expect((await tick([], 2)).body.data.review.ticks).toEqual([])
})

test('no point is looked at after the recommendation', async () => {
  const application = await staffStack.readyCase()
  const reviewer = await staffStack.staffMember('reviewer')
  const { status } = await reviewer.ask('cases.tick', { params: { id: application.id }, body: { ticks: [] } })
  expect(status).toBe(409)
})

test('reception and accounts cannot tick comparisons', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  for (const role of ['reception', 'accounts'] as const) {
    const clerk = await staffStack.staffMember(role)
    const { status } = await clerk.ask('cases.tick', { params: { id: application.id }, body: { ticks: [] } })
    expect(status).toBe(403)
  }
})
