/** Cases at any point of their review. */
import { randomUUID } from 'node:crypto'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { aMeeting } from '../../cases/meetings.ts'
import { aRegistrationLink } from '../../cases/registrations.ts'
import { aUserApplication } from '../../people/applicants.ts'
import type { Call } from '../../portal/stack.ts'
import { aStoredRegistration, openWindow } from '../../register/registrations.ts'
import { aRenewal } from '../example-bodies.ts'
import type { ExamplePeople } from './people.ts'

export const exampleCases = ({
  ask,
  applicantAt,
  hold,
  complete,
  staff,
  colleague,
  services,
}: ExamplePeople) => {
  const freshCase = async () => ({ id: (await applicantAt('form')).id })
  const freshRenewal = async () => {
    const { token, id } = await applicantAt('qualifications')
    await ask('userApplications.create', { token, body: aUserApplication() })
    await hold(token, 'profile_image')
    await ask('applicantForm.create', { token, body: { ...aRenewal } })
    return { id }
  }

  return {
    onCase: async ({ params, ...call }: Call = {}) =>
      staff({ ...call, params: { id: (await complete()).id, ...params } }),
    /** A call about a case of which nobody has asked or proposed anything. */
    onFreshCase: async (call: Call = {}) => staff({ ...call, params: await freshCase() }),
    /** A call about a renewal; its applicant is linked to no entry of the register. */
    onRenewal: async (call: Call) => staff({ ...call, params: await freshRenewal() }),
    onLinkedRenewal: async (call: Call) => {
      const params = await freshRenewal()
      await ask('cases.linkRegistration', await staff({ params, body: aRegistrationLink() }))
      return staff({ ...call, params })
    },
    /** A call by somebody who is mentioned in a note. */
    mentioned: async () => {
      const [{ token, id }, params] = [await colleague(), await freshCase()]
      await ask('cases.note', await staff({ params, body: { text: 'Please look', tell: [id] } }))
      return { token, params }
    },
    /** About a name with a proposed correction. */
    onCorrection: async (body: object) => {
      const params = await freshCase()
      const proposed = { item: 'applicant.name', value: 'Corrected Name', reason: 'Typing error' }
      const { review } = await ask('cases.proposeCorrection', await staff({ params, body: proposed }))
      return staff({ params: { ...params, proposal: review.proposals[0].id as string }, body })
    },
    /** About a case whose applicant has moved since. */
    onChangedCase: async () => {
      const { token, id } = await applicantAt('form')
      await ask('userApplications.create', { token, body: aUserApplication() })
      await hold(token, 'profile_image')
      await ask('contactInformation.update', { token, params: { id: 'me' }, body: { city: 'Kasur' } })
      const call = await staff({ params: { id } })
      const { changed_since } = await ask('cases.get', call)
      return { ...call, body: { record: 'contact_information', digest: changed_since.digest } }
    },
    /** About a case of which a registrar was asked. */
    escalated: async (call: Call) => {
      const params = await freshCase()
      await ask('cases.escalate', await staff({ params, body: { reason: 'Two degrees' } }))
      return staff({ ...call, params })
    },
    /** A call about a meeting that has one ready application on its agenda; a renewal is that of a holder. */
    inMeeting: async (title: ApplicationTitle = 'Registration') => {
      const { token, id } = await applicantAt('qualifications')
      await ask('userApplications.create', { token, body: aUserApplication() })
      await hold(token, ...requiredDocuments(title))
      const isRenewal = title === 'Renewal'
      const { number } = await aStoredRegistration(services, isRenewal ? { holder: id } : {})
      await openWindow(services, number)
      const form = isRenewal ? { ...aRenewal, registrationNo: number } : { application_title: title }
      await ask('applicantForm.create', { token, body: form })
      const [params, reviewer, accounts] = [{ id }, await staff(), await staff()]
      const act = (by: Call, body: object) => ask('cases.act', { ...by, params, body })
      const begun = await act(reviewer, { action: 'start-review' })
      await ask('cases.tick', { ...reviewer, params, body: { ticks: reviewPoints(begun), wrong: [] } })
      await act(reviewer, { action: 'recommend-approval' })
      const paid = { challan_no: randomUUID().slice(0, 12), paid_on: '2020-01-01' }
      const payment = { ...paid, amount: begun.application_form.fee_amount }
      await act(accounts, { action: 'verify-fee', payment })
      const { id: meeting } = await ask('meetings.open', await staff({ body: aMeeting() }))
      const body = { decide: 'approve', ids: [id], present: 'Clerk' }
      return staff({ params: { id: meeting as string }, body })
    },
    begunExport: async () => {
      const { token } = await staff()
      const { id } = await ask('exports.begin', { token, body: { status: 'submitted' } })
      return { token, params: { id: id as string } }
    },
  }
}
