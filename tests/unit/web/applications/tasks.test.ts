import { expect, it } from 'vitest'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { changesSignIn } from '#web/features/accounts/portfolio/current-password-needed.ts'
import { stepsComplete, tasksOf } from '#web/features/applications/dashboard/tasks.ts'
import { applicantSections, isActive } from '#web/layouts/sidebar/entries.ts'

const aUser = (more: object = {}) =>
  ({
    id: 'u',
    applicant: null,
    contact_information: null,
    qualification_information: [],
    application_form: null,
    ...more,
  }) as unknown as CurrentUser
const levels = (count: number) =>
  qualificationLevels.slice(0, count).map((qualification_level) => ({ qualification_level }))

it('tasks open one after the other, and each locked one names the step before it', () => {
  const words = (user: CurrentUser) => tasksOf(user).map((task) => task.before ?? task.status)

  expect(words(aUser())).toEqual(['Not yet started', ...Array(4).fill('Add your personal information first')])
  expect(
    words(aUser({ applicant: {}, contact_information: {}, qualification_information: levels(1) })),
  ).toEqual([
    'Completed',
    'Completed',
    '1 of 3 required added',
    'Add Intermediate first',
    'Add Intermediate first',
  ])
})

const submitted = (form: Parameters<typeof submittedForm>[0]) =>
  tasksOf(
    aUser({
      applicant: {},
      contact_information: {},
      qualification_information: levels(3),
      application_form: submittedForm(form),
    }),
  )

it('the tasks of a renewal link to its form and to its print-out', () => {
  const tasks = submitted({ application_title: 'Renewal' })
  expect(tasks.at(-2)).toMatchObject({ status: 'Completed', to: '/registration/renewal' })
  expect(tasks.at(-1)).toMatchObject({ status: 'Ready to print', to: '/printOut/renewal' })
})

it('all steps are complete once the form was printed or paid; nothing is printed of what came to nothing', () => {
  const last = (form: Parameters<typeof submittedForm>[0]) => submitted(form).at(-1)?.status
  expect(last({ printed_at: '2026-11-20T08:00:00.000Z' })).toBe('Completed')
  expect(last({ fee_status: 'verified' })).toBe('Completed')
  expect(last({ status: 'collected' })).toBe('Completed')
  expect(last({ status: 'withdrawn' })).toBe('Nothing to print')
  expect(stepsComplete(submitted({ fee_status: 'verified' }))).toBe('5 of 5 steps complete')
})

it('a sidebar entry is marked on pages below its path, and the dashboard only on its own', () => {
  const [dashboard, , personal] = applicantSections(aUser()).flatMap((section) => section.entries)
  expect(isActive(dashboard!, '/applications')).toBe(false)
  expect(isActive(personal!, '/applications/create')).toBe(true)
})

it('the current password is asked for whenever e-mail or password change', () => {
  expect(changesSignIn({ email: ' A@B.example ', password: '' }, 'a@b.example')).toBe(false)
  expect(changesSignIn({ email: 'a@b.example', password: 'new' }, 'a@b.example')).toBe(true)
})
