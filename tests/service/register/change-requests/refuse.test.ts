import { expect, test } from 'vitest'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const staffStack = await openStackWithEmails()
const people = await holdersOf(staffStack)

test('the holder is told why, sees the words, and may ask again', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  const { status, body } = await people.refuse(id, holder)
  expect([status, body.data.state]).toEqual([200, 'refused'])
  expect((await people.refuse(id, holder)).status).toBe(200)
  expect((await holder.requests())[0]).toMatchObject({
    ...{ state: 'refused', reason: 'document-unreadable', answer: 'Send a sharper picture' },
    has_document: true,
  })
  const emails = (await staffStack.emailsTo(holder.email)).filter(({ subject }) =>
    subject.includes('refused'),
  )
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('The document cannot be read.')
  expect(emails[0]?.text).not.toContain('Multan')
  expect((await holder.request()).status).toBe(201)
})

test('a refusal needs a reason of the list and words', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  const { status, body } = await people.refuse(id, holder, { reason: 'because', answer: ' ' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['reason', 'answer']])
})
