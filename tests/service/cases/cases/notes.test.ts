import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('everybody who works on cases reads the notes, newest first and 25 a page', async () => {
  const author = await staffStack.staffMember('reviewer')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  for (let number = 1; number <= 27; number++)
    await author.ask('cases.note', { params: { id }, body: { text: `Note ${number}` } })
  for (const role of ['reception', 'accounts', 'registrar'] as const) {
    const colleague = await staffStack.staffMember(role)
    const read = async (cursor?: string) =>
      (await colleague.ask('cases.notes', { params: { id }, ...(cursor && { query: { cursor } }) })).body.data
    const first = await read()
    expect(first.notes.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual(['Note 27', 'Note 26'])
    expect(first.notes).toHaveLength(25)
    const second = await read(first.next)
    expect(second.notes.map(({ text }: { text: string }) => text)).toEqual(['Note 2', 'Note 1'])
    expect(second.next).toBeNull()
  }
})

test('a case without notes has an empty list, and a made-up page is no error', async () => {
  const clerk = await staffStack.staffMember('reception')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  const empty = await clerk.ask('cases.notes', { params: { id } })
  expect(empty.body.data).toEqual({ notes: [], next: null })
  expect((await clerk.ask('cases.notes', { params: { id }, query: { cursor: 'made-up' } })).status).toBe(200)
})
