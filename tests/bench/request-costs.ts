/** Capacity units of each request, as the embedded database reports them. */
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  intermediate,
  masters,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'

export const requestCosts = async () => {
  const recorder = capacityRecorder()
  const staffStack = await openStaffStack({ plugin: recorder.plugin as never })
  const { stack } = staffStack
  const rows: { request: string; calls: number; read: number; write: number }[] = []
  const measure = async (name: string, call: Parameters<typeof stack.invoke>[1] = {}, request = name) => {
    let answer: Awaited<ReturnType<typeof stack.invoke>> | undefined
    const calls = await recorder.during(async () => {
      answer = await stack.invoke(name, call)
    })
    const sum = (of: 'readUnits' | 'writeUnits') => calls.reduce((units, call) => units + call[of], 0)
    rows.push({ request, calls: calls.length, read: sum('readUnits'), write: sum('writeUnits') })
    return answer
  }

  const person = aPerson()
  const registered = (await measure('auth.register', { body: person }))?.body.data ?? {}
  await stack.invoke('auth.user', { token: registered.token })
  // An earlier session of this browser would be ended by the sign-in: one write more.
  await stack.invoke('auth.logout', { token: registered.token })
  const body = { email: person.email, password: person.password }
  const headers = { 'device-marker': registered.device }
  const { token } = (await measure('auth.login', { body, headers }))?.body.data ?? {}
  await measure('auth.login', { body }, 'auth.login in a new browser')
  await measure('applications.create', { token, body: anApplicant() })
  await measure('contactInformation.create', { token, body: aContact() })
  for (const level of [matriculation, intermediate, pharmacyDegree, masters])
    await measure('qualificationInformation.create', { token, body: aQualification(level) })
  await measure('contactInformation.update', { token, params: { id: 'me' }, body: { city: 'Kasur' } })
  await measure('fee.calculate', { token, query: { issue_date: '2014-08-14' } })
  const picture = aPng(8, 8)
  const [first, ...others] = [...documentKeys, ...userDocumentKeys]
  const upload = async (name: string, call: typeof measure | typeof stack.invoke) => {
    const grant = (await call('uploads.grant', { token, body: announced(name, picture) }))?.body.data
    await postToStore(grant, picture)
    await call('uploads.confirm', { token, params: { id: grant.id } })
  }
  await upload(first, measure)
  await measure('applicantForm.create', { token, body: { application_title: 'Registration' } })
  await measure('auth.user', { token })
  await measure('printOut.get', { token, params: { id: 'me' } })
  for (const name of others) await upload(name, stack.invoke)
  await measure('auth.user', { token })
  const { token: staff } = await staffStack.staffMember('registrar')
  const id = (await stack.invoke('auth.user', { token })).body.data.id
  await measure('cases.list', { token: staff, query: { status: 'submitted' } })
  await measure('cases.act', { token: staff, params: { id }, body: { action: 'start-review' } })
  await measure('cases.days', { token: staff })
  const ready = await staffStack.readyCase()
  const approving = { token: staff, params: { id: ready.id }, body: { action: 'approve' } }
  await measure('cases.act', approving, 'cases.act, an approval')
  await measure('auth.logout', { token })
  await stack.close()
  return rows
}
