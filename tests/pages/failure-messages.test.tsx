import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiFailure, noAnswerFailure } from '#web/api/api-failure.ts'
import { FailureAlert, FailureBox } from '#web/ui/messages/failure-message.tsx'

const failed = (status: number, message = 'Said') => new ApiFailure({ status, message, retryAfter: 60 })
const noRetry = () => {}

const textOf = (alert: ReactNode): string | null =>
  render(<MemoryRouter>{alert}</MemoryRouter>).container.textContent

test.each([
  [noAnswerFailure(), 'You are offline. What you typed is kept in this tab.'],
  [failed(503), 'The service is busy. What you typed is kept in this tab.'],
  [failed(400), 'Said.'],
  [failed(403), 'Said.'],
  [failed(404), 'This could not be found. Check the address, or start again. Go to the dashboard'],
  [failed(409, 'Is it done?'), 'Is it done?'],
  [failed(412), 'This was changed in another window.'],
  [failed(429), 'Too many tries. Try again in 60 secondsToo many tries. Try again in 60 seconds'], // spoken, shown
])('a failure without lines about fields begins with “Something went wrong” (%#)', (failure, known) => {
  expect(textOf(<FailureAlert failure={failure} />)).toBe(`Something went wrong. ${known}`)
})

test('where nothing is known, these words are all', () => {
  expect(textOf(<FailureAlert failure={failed(500)} />)?.trim()).toBe('Something went wrong')
})

test('where nothing was typed, nothing is said to be kept', () => {
  const failure = noAnswerFailure()
  expect(textOf(<FailureBox failure={failure} onRetry={noRetry} loading />)).toBe(
    'Something went wrong. You are offline.Try again',
  )
})

test('a failure with lines about fields has only these', () => {
  const failure = new ApiFailure({ status: 422, message: 'Said', errors: { city: ['Enter your city'] } })
  expect(textOf(<FailureAlert failure={failure} />)).toBe('City: Enter your city')
})

test('a page in Urdu says it in Urdu', async () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/ur/checks']}>
      <FailureBox failure={failed(429)} />
    </MemoryRouter>,
  )
  await waitFor(() => expect(container.textContent).toContain('60 سیکنڈ بعد دوبارہ کوشش کریں۔'))
  expect(container.textContent).not.toMatch(/[a-z]/i)
})
