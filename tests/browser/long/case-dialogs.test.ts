/** The dialogs of reviewers and registrars keep what was typed, whatever goes wrong, and are done once. */
import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { oneText, opening, openTypists } from '#tests/support/browser/kept-input.ts'
import { openSubmittedCase, pressAct } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()
const { member, tryAll } = openTypists(journey)

const chosenColleague = (label: string, { id }: { id: string }) => ({
  fill: async (fields: Locator) => {
    await fields.getByLabel(label).selectOption(id)
  },
  typed: (fields: Locator) => fields.getByLabel(label).inputValue(),
})

test('the dialogs of reviewers: questions, corrections, notes, assignments, absences and views', async () => {
  const reviewer = await member('Nadia Reviewer', 'reviewer')
  const colleague = await member('Bilal Reviewer', 'reviewer')
  const registrar = await member('Rabia Registrar', 'registrar')
  const { id } = await openSubmittedCase(journey.url)
  await reviewer.act(id, 'start-review')
  await reviewer.ask('PATCH', `/cases/${id}/ticks`, { ticks: [], wrong: ['applicant.domicile'] })
  const at = `/admin/cases/${id}`
  let [proposed, view] = [{ id: '' }, { id: '' }]
  const happened = (event: string) => async () => {
    const { events } = await reviewer.ask('GET', `/cases/${id}/history`)
    return events.filter((one: { event: string }) => one.event === event).length
  }
  const assignee = async () => (await reviewer.ask('GET', `/cases/${id}`)).review.assignee?.id
  const free = await openSubmittedCase(journey.url)
  const absences = async () => {
    const list = (await reviewer.ask('GET', '/colleagues')).people
    return list.filter(({ absence }: { absence: object | null }) => absence).length
  }

  await tryAll(reviewer, [
    {
      name: 'question',
      path: at,
      open: opening('Ask the registrar'),
      ...oneText('What is the question?', 'Two degrees?'),
      send: 'Send',
      call: /escalation$/,
      done: 'Sent to the registrars',
      colleague: {
        acts: () => colleague.ask('POST', `/cases/${id}/escalation`, { reason: 'The photo?' }),
        says: 'Bilal Reviewer has asked the registrar already',
        undoes: () => registrar.ask('POST', `/cases/${id}/escalation/settlement`, { answer: 'It is good' }),
      },
      count: happened('ESCALATED'),
    },
    {
      name: 'correction of the office',
      path: at,
      open: opening('Correct a typing error in Domicile'),
      fill: async (dialog) => {
        await dialog.getByLabel('Domicile', { exact: true }).fill('Kasur')
        await dialog.getByLabel('Reason', { exact: true }).fill('As on the CNIC')
      },
      typed: (dialog) => dialog.getByLabel('Domicile', { exact: true }).inputValue(),
      send: 'Send for confirmation',
      call: /proposals$/,
      done: 'Sent for confirmation by a second person',
      colleague: {
        acts: async () => {
          const body = { item: 'applicant.domicile', value: 'Multan', reason: 'As on the domicile' }
          proposed = (await colleague.ask('POST', `/cases/${id}/proposals`, body)).review.proposals[0]
        },
        says: 'Bilal Reviewer has proposed a correction of this already',
        undoes: () => colleague.ask('POST', `/cases/${id}/proposals/${proposed.id}`, { action: 'withdraw' }),
      },
      count: happened('CORRECTION_PROPOSED'),
    },
    {
      name: 'note',
      path: at,
      isForm: true,
      opensAgain: true,
      open: (page) => page.getByRole('button', { name: /^Notes/ }).click(),
      ...oneText('New note', 'I called the board'),
      send: 'Add note',
      call: /notes$/,
      done: 'Note added',
      count: async () => (await reviewer.ask('GET', `/cases/${id}/notes`)).notes.length,
    },
    {
      name: 'assign one',
      path: at,
      open: (page) => pressAct(page, 'Reassign'),
      ...chosenColleague('Colleague', colleague),
      send: 'Assign',
      call: /assignment$/,
      done: 'Assigned to Bilal Reviewer',
      colleague: {
        acts: () => registrar.take(id),
        says: 'This application is assigned to Rabia Registrar',
        undoes: () => registrar.ask('POST', `/cases/${id}/assignment`, { to: reviewer.id }),
      },
      count: async () => ((await assignee()) === colleague.id ? 1 : 0),
    },
    {
      name: 'assign several',
      path: '/admin/cases?status=submitted',
      open: async (page) => {
        await page.getByLabel(`Select ${free.reference}`).click()
        await opening('Assign')(page)
      },
      ...chosenColleague('Colleague', colleague),
      send: 'Assign',
      call: /assignments$/,
      done: '1 application assigned',
      count: async () =>
        (await reviewer.ask('GET', `/cases/${free.id}`)).review.assignee?.id === colleague.id ? 1 : 0,
    },
    {
      name: 'view of the queue',
      path: '/admin/cases?status=submitted&fee=unpaid',
      open: opening('Save this view'),
      ...oneText('Name of the view', 'Not paid'),
      send: 'Save',
      call: /views$/,
      done: 'Rename this view',
      colleague: {
        // Another window of the same person.
        acts: async () => {
          const body = { name: 'Not paid', list: { status: 'submitted', sort: 'oldest' } }
          ;[view] = (await reviewer.ask('POST', '/views', body)).views
        },
        says: 'You have a view with this name',
        undoes: () => reviewer.ask('DELETE', `/views/${view.id}`),
      },
      count: async () => (await reviewer.ask('GET', '/views')).views.length,
    },
    {
      name: 'absence',
      path: '/admin/colleagues',
      open: opening('Set absence of Nadia Reviewer'),
      fill: async (dialog) => {
        await dialog.getByRole('textbox', { name: 'Last day' }).fill('30-12-2026')
        await dialog.getByLabel('Deputy').selectOption(colleague.id)
      },
      typed: (dialog) => dialog.getByRole('textbox', { name: 'Last day' }).inputValue(),
      send: 'Save absence',
      call: /absence$/,
      done: 'Absence saved',
      count: absences,
    },
  ])
})

test('the dialogs of registrars: answers, refused corrections', async () => {
  const reviewer = await member('Nadia Reviewer', 'reviewer')
  const registrar = await member('Rabia Registrar', 'registrar')
  const { id } = await openSubmittedCase(journey.url)
  await reviewer.act(id, 'start-review')
  await reviewer.ask('PATCH', `/cases/${id}/ticks`, { ticks: [], wrong: ['applicant.domicile'] })
  await reviewer.ask('POST', `/cases/${id}/escalation`, { reason: 'Two degrees?' })
  const proposed = { item: 'applicant.domicile', value: 'Kasur', reason: 'As on the CNIC' }
  await reviewer.ask('POST', `/cases/${id}/proposals`, proposed)
  const notes = async () => (await registrar.ask('GET', `/cases/${id}/notes`)).notes.length

  await tryAll(registrar, [
    {
      name: 'answer',
      path: `/admin/cases/${id}`,
      open: opening('Answer'),
      ...oneText('Answer', 'Take the later one'),
      send: 'Send',
      call: /settlement$/,
      done: 'Answered',
      count: notes,
    },
    {
      name: 'refused correction',
      path: `/admin/cases/${id}`,
      open: opening('Refuse the correction of Domicile'),
      ...oneText('Reason', 'The CNIC says Lahore'),
      send: 'Refuse',
      call: /proposals\/[^/]+$/,
      done: 'Correction refused',
      count: notes,
    },
  ])
})
