/** Wherever a failed answer is shown, its errors are one line for each field. */
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { problemOf } from '#web/features/documents/own/upload-problem.ts'
import { CommandProblem } from '#web/ui/form/command-problem.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { FailureAlert, FailureBox, FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { FormFields } from '#web/ui/messages/field-labels.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

const errors = { issue_date: ['Too early', 'Not a working day'], paid_on: ['Look again'] }
const failure = new ApiFailure({ status: 422, message: 'Check this', errors })
const lines = ['Degree issue date: Too early, Not a working day', 'Paid on: Look again']
const reload = () => undefined
const failed = { state: 'failed', failure, reload } as const

const places: [string, ReactElement][] = [
  ['the summary of a form', <ErrorSummary key="summary" failure={failure} />],
  ['a record that was not loaded', <FailureBox key="load" failure={failure} onRetry={reload} loading />],
  [
    'a card that was not loaded',
    <WhenLoaded key="card" from={failed}>
      {() => null}
    </WhenLoaded>,
  ],
  ['a button', <FailureAlert key="button" failure={failure} />],
  ['a dialog', <CommandProblem key="dialog" problem={failure} />],
  ['a command', <CommandResult key="command" note={undefined} problem={failure} />],
  ['another place', <FailureMessage key="other" failure={failure} />],
]

test.each(places)(
  '%s shows one line for each field: its name, a colon, the messages joined by commas',
  (_place, element) => {
    const { container, unmount } = render(<MemoryRouter>{element}</MemoryRouter>)

    const shown = within(container).getAllByRole('listitem')

    expect(shown.map(({ textContent }) => textContent)).toEqual(lines)
    expect(shown.map((line) => line.getAttribute('data-field'))).toEqual(['issue_date', 'paid_on'])
    unmount()
  },
)

test('a refused upload has a line for each field too', () => {
  const refused = new ApiFailure({
    status: 422,
    message: 'Check this',
    errors: { file: ['Damaged', 'Too large'] },
  })

  expect(problemOf(refused)).toEqual({ type: 'refused', refusal: 'File: Damaged, Too large' })
})

test('within a form the names are those of its fields, and each line leads to its field', () => {
  const ofContact = new ApiFailure({
    status: 422,
    message: 'Check this',
    errors: { residential: ['Too long'] },
  })
  const { unmount } = render(
    <MemoryRouter>
      <FormFields value={contactInformationFields}>
        <ErrorSummary failure={ofContact} />
      </FormFields>
    </MemoryRouter>,
  )

  const link = screen.getByRole('link', { name: /: Too long$/ })

  expect(link.textContent).toBe(`${contactInformationFields.residential.label}: Too long`)
  expect(link.getAttribute('href')).toBe('#residential')
  unmount()
})
