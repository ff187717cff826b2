/** Branches of staff’s calls about cases: actions with a second person, a missing file, both kinds of export. */
import { loadCase } from '#functions/cases/use-cases/load-case.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { aMeeting } from '../../cases/meetings.ts'
import { haveOpened } from '../../cases/readings-of-an-hour.ts'
import { outdatePaper, registrationOf } from '../../register/registrations.ts'
import { exampleScene } from '../example-scene.ts'
import type { Person } from './applicants.ts'
import { betweenCallsInSeconds, type RecordedPortal, staffPassword } from './recorded-portal.ts'

/** Looks at every point of a case under review and recommends the approval. */
export const recommendApproval = async (
  { ask, signIn }: RecordedPortal,
  email: string,
  id: string,
): Promise<void> => {
  const params = { id }
  const points = reviewPoints((await ask('cases.get', { token: await signIn(email), params })).data)
  await ask('cases.tick', { token: await signIn(email), params, body: { ticks: points, wrong: [] } })
  await ask('cases.act', { token: await signIn(email), params, body: { action: 'recommend-approval' } })
}

/** Whoever has opened too much in an hour is refused, which their history says. */
const openTooMuch = async ({ ask, member, stack, clock }: RecordedPortal, id: string): Promise<void> => {
  const body = { email: await member(), password: staffPassword }
  const { data } = await ask('adminAuth.login', { body })
  const { token, user } = data
  const soon = new Date(clock.now().getTime() + betweenCallsInSeconds * 1000)
  await haveOpened(stack.services, 'staff-cases', user.id, 300, soon)
  await haveOpened(stack.services, 'staff-documents', user.id, 1200, soon)
  await ask('cases.get', { token, params: { id }, at: soon })
  await ask('cases.document', { token, params: { id, key: 'profile_photo' }, at: soon })
}

export const cases = async (portal: RecordedPortal, { id }: Person): Promise<void> => {
  const { ask, member, signIn, stack } = portal
  const { documents, files } = stack.services
  const [one, other] = [await member(), await member()]
  const params = { id }
  const { data } = await ask('cases.get', { token: await signIn(one), params })

  // The lists are brought up to date by whoever opens a case.
  const { review, contact_information, account } = await loadCase(id, stack.services)
  await stack.services.cases.refreshLists(review, { city: contact_information.city, open_warnings: 0 })
  await ask('cases.get', { token: await signIn(one), params })
  await openTooMuch(portal, id)

  const photo = (await documents.read(id, 'profile_photo'))!
  const stored = (await files.read(photo.object_key))!
  await files.remove(photo.object_key)
  await ask('cases.document', { token: await signIn(one), params: { id, key: 'profile_photo' } })
  await files.put(photo.object_key, stored.bytes, photo.type)

  const payment = { challan_no: 'CH-1', amount: data.application_form.fee_amount, paid_on: '2020-01-01' }
  const act = async (email: string, action: string, more = {}) =>
    ask('cases.act', { token: await signIn(email), params, body: { action, ...more } })
  await act(one, 'reopen', { reason: 'Asked to' })
  await act(other, 'reopen')

  // The lists of open cases also follow an e-mail that came back.
  const read = await loadCase(id, stack.services)
  await stack.services.cases.refreshLists(read.review, { city: contact_information.city, open_warnings: 0 })
  const email = { id: stack.services.newId(), kind: 'password-reset' as const, user_id: id }
  await stack.services.emails.put(email, new Date())
  await portal.returned(email.id, read.account.email)

  await act(one, 'verify-fee', { payment })
  await act(one, 'reverse-fee', { reason: 'Wrong' })
  await act(other, 'reverse-fee')
  await act(one, 'recommend-refusal', { reason: 'No degree' })
  await act(one, 'send-back', { reason: 'It has come' })
  await recommendApproval(portal, one, id)
  await act(other, 'verify-fee', { payment })
  await act(await member(), 'approve')
  await registrationOf(stack.services, id)
  await ask('certificates.prepareMany', { token: await signIn(one), body: { ids: [id] } })
  // An approved case has a registration number, which nobody else must have.
  for (const [name, body] of [
    ['cases.get', undefined],
    ['cases.take', {}],
    ['cases.tick', { ticks: ['applicant.name'] }],
    ['cases.receive', { document: 'CNIC', copies: 1 }],
    ['cases.escalate', { reason: 'The wrong number' }],
    ['cases.settleEscalation', { answer: 'It is right' }],
  ] as const)
    await ask(name, { token: await signIn(one), params, body })
  for (const body of checklistOf(data.application_form.application_title))
    await ask('cases.receive', { token: await signIn(one), params, body })

  const mine = { status: 'submitted', assigned: 'me' }
  for (const query of [mine, { status: 'approved', fee: 'paid' }])
    await ask('cases.list', { token: await signIn(one), query })
  const { voucher_number } = data.application_form
  for (const q of [account.email, voucher_number]) {
    await ask('cases.find', { token: await signIn(one), query: { q } })
    await ask('cases.findRegistrations', { token: await signIn(one), body: { q } })
  }
  for (const body of [
    { status: 'approved' },
    mine,
    ...['Zainab', account.email, voucher_number].map((q) => ({ q })),
  ]) {
    const { data: begun } = await ask('exports.begin', { token: await signIn(one), body })
    await ask('exports.page', { token: await signIn(one), params: { id: begun.id } })
  }

  const correct = async (item: string, value: string) => {
    const body = { item, value, reason: 'Typing error' }
    const { data: waiting } = await ask('cases.proposeCorrection', {
      token: await signIn(one),
      params,
      body,
    })
    await ask('cases.settleCorrection', {
      token: await signIn(other),
      params: { id, proposal: waiting.review.proposals[0].id },
      body: { action: 'confirm' },
    })
  }
  const approveInMeeting = async () => {
    const { data: meeting } = await ask('meetings.open', { token: await signIn(one), body: aMeeting() })
    const body = { decide: 'approve', ids: [id], present: 'Registrar' }
    await ask('meetings.decide', { token: await signIn(await member()), params: { id: meeting.id }, body })
  }
  const renewal = await exampleScene(stack, portal.clock.now).inMeeting('Renewal')
  await ask('meetings.decide', { ...renewal, token: await signIn(await member()) })
  // Open again, it keeps its number.
  for (const [name, approve] of [
    ['Zainab Bibi', approveInMeeting],
    ['Zainab Khan', async () => act(await member(), 'approve')],
  ] as const) {
    await act(one, 'reverse-approval', { reason: 'Wrong' })
    await act(other, 'reverse-approval')
    await correct('applicant.name', name)
    // The first gives the case a warning, the second takes it away: with it the list changes that the case is in.
    for (const year of ['1990', data.qualification_information[2].year_of_passing])
      await correct('qualification_information.3.year_of_passing', year)
    await approve()
  }
  // The second one finds the certificate of the first, the third one that says less and something else than the register.
  const own = (await stack.services.accounts.read(id))?.registration?.number ?? ''
  for (let times = 0; times < 3; times += 1) {
    if (times === 2) await outdatePaper(stack.services, own, { valid_until: '2033-01-01' })
    await ask('certificates.prepareMany', { token: await signIn(one), body: { ids: [id] } })
  }
  const ready = { action: 'certificate-ready', ids: [id] }
  await ask('cases.actOnMany', { token: await signIn(one), body: ready })
  await act(one, 'collect', { cnic_seen: true, reason: 'The papers came by post' })
}
