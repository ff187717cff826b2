/** Several certificates at once: asked first, told in steps, and what was not possible. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { CertificatesReady } from '#web/features/cases/queue/bulk/certificates-ready.tsx'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, reference_no: `PC-2026-${index}` }))

interface Sent {
  action: string
  ids: string[]
}
const open = (count: number, answer: (sent: Sent) => object | Response) => {
  const sent: Sent[] = []
  const onDone = vi.fn()
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const call = JSON.parse(body)
    sent.push(call)
    const answered = answer(call)
    return answered instanceof Response ? answered : Response.json({ data: answered })
  })
  render(
    <MemoryRouter>
      <CertificatesReady rows={rowsOf(count) as never as CaseRow[]} onDone={onDone} />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  return { sent, onDone, user: userEvent.setup() }
}
const done = ({ ids }: Sent) => ({
  results: ids.map((id) => ({ id, reference_no: id, outcome: 'done', words: null })),
})
const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Certificate ready' }))
  const buttons = await screen.findAllByRole('button', { name: 'Certificate ready' })
  await user.click(buttons.at(-1)!)
}

test('nothing is sent before the confirmation, which says how many and that e-mails are sent', async () => {
  const { sent, user, onDone } = open(7, done)
  await user.click(screen.getByRole('button', { name: 'Certificate ready' }))
  await screen.findByRole('dialog', { name: 'Certificate ready: 7 applications' })
  screen.getByText('The 7 certificates can then be collected, and each applicant gets an e-mail.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([sent.length, onDone.mock.calls.length]).toEqual([0, 0])
})

test('the applications are sent in small calls; those that were refused are linked with the reason', async () => {
  const { sent, user, onDone } = open(7, ({ ids, action }) => ({
    results: done({ ids, action }).results.map((result) =>
      result.id === 'id-6' ? { ...result, outcome: 'refused', words: 'It is collected' } : result,
    ),
  }))
  await confirm(user)
  await screen.findByText('6 applications marked as certificate ready.')
  expect(sent.map(({ ids }) => ids.length)).toEqual([5, 2])
  expect(sent[0]?.action).toBe('certificate-ready')
  expect(screen.getByRole('link', { name: 'id-6' }).getAttribute('href')).toBe('/admin/cases/id-6')
  screen.getByText(/It is collected/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDone).toHaveBeenCalledOnce()
})

test('after a failure it goes on where it stopped', async () => {
  let isBroken = true
  const { sent, user } = open(6, (call) => {
    if (call.ids.includes('id-5') && isBroken) return Response.json({ message: 'Broken' }, { status: 500 })
    return done(call)
  })
  await confirm(user)
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(again)
  await screen.findByText('6 applications marked as certificate ready.')
  expect(sent.map(({ ids }) => ids.length)).toEqual([5, 1, 1])
})
