/**
 * Branches of a correction by the office: refused, confirmed so that a case without warnings has one, and proposed for a renewal that
 * nobody pays, which ends with it.
 */
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { documentSetOf } from '#shared/vocabulary/documents.ts'
import { aPng } from '../../files/images.ts'
import { aForm } from '../../files/uploads.ts'
import { confirmEmailOf } from '../../people/confirmed-email.ts'
import { records, signedUp } from './applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

const smallestWidth = 40 // no other branch sends a picture as wide

export const officeCorrections = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn } = portal
  const person = await signedUp(portal)
  const { id, token } = person
  await confirmEmailOf(portal.stack.services, id)
  await records(portal, person)
  for (const [index, key] of requiredDocuments('Registration').entries()) {
    const set = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    await ask(set, { token, form: await aForm(key, aPng(smallestWidth + index, 9)) })
  }
  await ask('applications.update', { token, params: { id: 'me' }, body: { name: person.person.name } })
  const submitted = { application_title: 'Registration' }
  await ask('applicantForm.create', { token, body: submitted })

  const [one, other] = [await member(), await member()]
  for (const body of [{ action: 'refuse', reason: 'It is right' }, { action: 'confirm' }]) {
    const proposed = { item: 'applicant.name', value: 'Zainab Bibi', reason: 'Typing error' }
    const { data } = await ask('cases.proposeCorrection', {
      token: await signIn(one),
      params: { id },
      body: proposed,
    })
    const params = { id, proposal: data.review.proposals[0].id }
    await ask('cases.settleCorrection', { token: await signIn(other), params, body })
  }
  const unpaid = await signedUp(portal)
  await records(portal, unpaid)
  await ask('applicantForm.create', { token: unpaid.token, body: { application_title: 'Renewal' } })
  await ask('cases.proposeCorrection', {
    token: await signIn(one),
    params: { id: unpaid.id },
    body: { item: 'applicant.name', value: 'Zainab Bibi', reason: 'Typing error' },
  })
}
