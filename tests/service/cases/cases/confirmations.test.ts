/** The list of cases in which an action waits for a second person follows every case. */
import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const waiting = () => staffStack.services.workLists.page('confirmation', 25)

const caseWithVerifiedFee = async () => {
  const accounts = await staffStack.staffMember('accounts')
  const application = await staffStack.submittedCase({ withDocuments: false })
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  return { accounts, application }
}

test('a case waits on the list from the request until a second person confirms', async () => {
  const { accounts, application } = await caseWithVerifiedFee()
  expect(await waiting()).toEqual([])
  const asked = await accounts.act(application.id, 'reverse-fee', { reason: 'Wrong slip' })
  const { pending } = asked.body.data.review
  expect(await waiting()).toEqual([
    {
      case_id: application.id,
      at: pending.at,
      by: { id: accounts.id, name: accounts.name },
      about: 'reverse-fee',
    },
  ])
  const other = await staffStack.staffMember('registrar')
  expect((await other.act(application.id, 'reverse-fee')).status).toBe(200)
  expect(await waiting()).toEqual([])
})

test('an application that is withdrawn, and one that is begun anew, wait for nobody', async () => {
  const { accounts, application } = await caseWithVerifiedFee()
  const own = { token: application.token, params: { id: 'me' } }
  await accounts.act(application.id, 'reverse-fee', { reason: 'Wrong slip' })
  await staffStack.stack.invoke('applicantForm.withdraw', own)
  expect(await waiting()).toEqual([])

  const registrar = await staffStack.staffMember('registrar')
  await registrar.act(application.id, 'reopen', { reason: 'Asked to' })
  expect(await waiting()).toHaveLength(1)
  await staffStack.stack.invoke('applicantForm.startAgain', own)
  expect(await waiting()).toEqual([])
})
