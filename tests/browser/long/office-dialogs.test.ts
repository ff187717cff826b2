/** The dialogs and forms of accounts and administrators keep what was typed, whatever goes wrong, and are done once. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { oneText, opening, openTypists } from '#tests/support/browser/kept-input.ts'
import { openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'
import { aProposedSchedule } from '#tests/support/cases/fee-schedules.ts'

const journey = await openJourney()
const { member, tryAll } = openTypists(journey)

test('the dialogs of accounts: deposits, imports and fee schedules', async () => {
  const accounts = await member('Amina Accounts', 'accounts')
  const second = await member('Asif Accounts', 'accounts')
  const administrator = await member('Ali Administrator', 'administrator')
  let changing = { id: '' }
  const payer = await openSubmittedCase(journey.url)
  const other = await openSubmittedCase(journey.url)
  const formOf = async (who: typeof payer) => (await who.get('/api/auth/user')).body.data.application_form
  const row = { paid_on: '2026-11-20', voucher_number: '', amount: payer.fee }
  const rows = [
    { ...row, line: 2, challan_no: 'CH-2' },
    { ...row, line: 3, challan_no: 'CH-3' },
    { ...row, line: 4, challan_no: other.challan, voucher_number: (await formOf(other)).voucher_number },
  ]
  const begun = { id: crypto.randomUUID(), file_name: 'november.csv', rows, unreadable: [] }
  const { id: imported } = await accounts.ask('POST', '/bank-statement/imports', begun)
  await accounts.ask('POST', `/bank-statement/imports/${imported}/verification`, { from: 0 })
  const first_day = '2099-03-01'
  const schedule = aProposedSchedule({ effective_from: first_day })
  const { id: proposal } = await accounts.ask('POST', '/fee-schedules', schedule)
  const standing = { action: 'confirm', proposal }
  await administrator.ask('POST', `/fee-schedules/${first_day}/acts`, standing)

  const openDeposits = async () => (await accounts.ask('GET', '/deposits')).deposits.length
  const at = '/admin/bank-statement'
  await tryAll(accounts, [
    {
      name: 'set aside',
      path: at,
      open: opening('Set aside challan CH-2'),
      ...oneText('Reason', 'Refunded'),
      send: 'Set aside',
      call: /set-aside$/,
      done: 'The deposit has been set aside',
      count: async () => 2 - (await openDeposits()),
    },
    {
      name: 'match',
      path: at,
      open: opening('Match challan CH-3'),
      fill: async (dialog) => {
        await dialog.getByLabel('Reference or voucher number').fill(payer.reference)
        await dialog.getByRole('button', { name: 'Find the application' }).click()
        await dialog.getByText(payer.person.name).waitFor()
      },
      typed: (dialog) => dialog.getByLabel('Reference or voucher number').inputValue(),
      send: 'Verify the fee with this deposit',
      call: /match$/,
      done: `The fee of ${payer.reference} has been verified`,
      count: async () => 1 - (await openDeposits()),
    },
    {
      name: 'undo an import',
      path: `${at}/${imported}`,
      open: opening('Undo this import'),
      ...oneText('Reason', 'The file of another day'),
      send: 'Send for confirmation',
      call: /undoing$/,
      done: 'Sent to a colleague for confirmation',
      count: async () => (await accounts.ask('GET', '/proposals')).open.length,
    },
    {
      name: 'remove a fee schedule',
      path: '/admin/fee-schedules',
      open: opening('Remove Fees 2099, From 01-03-2099'),
      ...oneText('Reason', 'Postponed'),
      send: 'Send for confirmation',
      call: /removal$/,
      done: 'Removal sent for confirmation',
      colleague: {
        acts: async () => {
          const { effective_from: _, ...change } = aProposedSchedule({ name: 'Fees 2100' })
          changing = await second.ask('PATCH', `/fee-schedules/${first_day}`, change)
        },
        says: 'Asif Accounts has proposed',
        undoes: () =>
          second.ask('POST', `/fee-schedules/${first_day}/acts`, {
            action: 'withdraw',
            proposal: changing.id,
          }),
      },
      count: async () => (await accounts.ask('GET', '/fee-schedules')).proposals.length,
    },
  ])
})

test('what a colleague has settled for good is told, and the text can still be copied', async () => {
  const accounts = await member('Amina Accounts', 'accounts')
  const second = await member('Asif Accounts', 'accounts')
  const rows = [{ paid_on: '2026-11-20', voucher_number: '', amount: 2500, line: 2, challan_no: 'CH-5' }]
  const begun = { id: crypto.randomUUID(), file_name: 'november.csv', rows, unreadable: [] }
  const { id } = await accounts.ask('POST', '/bank-statement/imports', begun)
  await accounts.ask('POST', `/bank-statement/imports/${id}/verification`, { from: 0 })
  const { page } = await journey.visitor({ storageState: accounts.storageState })
  await page.goto('/admin/bank-statement')
  await opening('Set aside challan CH-5')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Refunded')
  await second.ask('POST', '/deposits/set-aside', { challan_no: 'CH-5', reason: 'Not ours' })
  await dialog.getByRole('button', { name: 'Set aside' }).click()
  await dialog.getByText('This deposit was set aside by Asif Accounts').waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Refunded')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('No deposits are waiting for an application.').waitFor()
})

test('the dialogs and forms of administrators: proposals, roles, settings, invitations', async () => {
  const accounts = await member('Amina Accounts', 'accounts')
  const administrator = await member('Ali Administrator', 'administrator')
  const second = await member('Asma Administrator', 'administrator')
  const clerk = await member('Rana Reception', 'reception')
  await accounts.ask('POST', '/fee-schedules', aProposedSchedule({ effective_from: '2099-05-01' }))
  const settings = async () => (await administrator.ask('GET', '/settings')).settings
  const openProposals = async () => (await administrator.ask('GET', '/proposals')).open.length

  await tryAll(administrator, [
    {
      name: 'refuse a fee schedule',
      path: '/admin/fee-schedules',
      open: opening('Refuse, New schedule: Fees 2099, from 01-05-2099'),
      ...oneText('Reason', 'Too high'),
      send: 'Refuse',
      call: /acts$/,
      done: 'Proposal refused',
      count: async () => (await accounts.ask('GET', '/fee-schedules')).changes.length,
    },
    {
      name: 'change roles',
      path: `/admin/people/${clerk.id}`,
      open: opening('Change roles'),
      fill: (dialog) => dialog.getByLabel('Accounts').check(),
      typed: async (dialog) => String(await dialog.getByLabel('Accounts').isChecked()),
      send: 'Change roles',
      call: /acts$/,
      done: 'Sent to another administrator for confirmation',
      colleague: {
        acts: () => second.ask('POST', `/people/${clerk.id}/acts`, { action: 'end-sessions' }),
        says: 'This account was changed by somebody else.',
      },
      count: openProposals,
    },
    {
      name: 'settings',
      path: '/admin/settings',
      isForm: true,
      ...oneText('Submitted', '9'),
      send: 'Save',
      call: /settings$/,
      done: 'Office settings changed',
      colleague: {
        acts: async () => second.ask('PATCH', '/settings', { fair_shares: !(await settings()).fair_shares }),
        says: 'Somebody else has changed this in the meantime.',
      },
      count: async () => (await administrator.ask('GET', '/settings')).changes.length,
    },
    {
      name: 'invitation',
      path: '/admin/people/invite',
      isForm: true,
      fill: async (form) => {
        await form.getByLabel('Full name').fill('Nadia Reviewer')
        await form.getByLabel('Email').fill('nadia@council.example')
        await form.getByRole('checkbox', { name: 'Reviewer' }).check()
      },
      typed: async (form) =>
        `${await form.getByLabel('Full name').inputValue()}, ${await form.getByLabel('Email').inputValue()}`,
      send: 'Send invitation',
      call: /people$/,
      done: 'Sent to another administrator for confirmation',
      count: openProposals,
    },
  ])
})
