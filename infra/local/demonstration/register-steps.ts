/** The steps of holders and registrars with an entry of the register. */
import { dayInKarachi } from '#shared/kit/format.ts'
import type { Person, Step } from './application.ts'
import { documentOf } from './files/documents.ts'

const paper = (key: Parameters<typeof documentOf>[0], { applicant }: Person) => ({
  bytes: new Uint8Array(documentOf(key, applicant)),
})
const ofEntry = ({ applicant }: Person) => ({ number: applicant.registrationNo })

/** Says that the entry is theirs, with a picture of the certificate. */
export const claim: Step<Person> = (it, call) => {
  const { name, father_name } = it.applicant.account
  const file = paper('renewal_category_image', it)
  return call('ownClaims.create', 'applicant', { body: { ...ofEntry(it), name, father_name, file } })
}

/** A registrar sees the person with the certificate beside the row of the book, and proposes to link the two. */
export const linkClaim: Step<Person> = async (it, call) => {
  const params = { id: it.id }
  const { claim: claimed } = await call('claims.get', 'registrar', { params })
  const reason = 'The certificate says what the book says'
  const body = { claim: claimed.id, action: 'link', ...ofEntry(it), rests_on: 'in-person', reason }
  await call('claims.decide', 'registrar', { params, body })
}

/** The registrar who reviews nothing links a renewal with the entry that its certificate names. */
export const linkRenewal: Step<Person> = async ({ id, entry }, call) => {
  if (!entry) return
  const { number, category, name, father_name, first_registered_on, valid_until } = entry
  const stated = { number, category, name, father_name, first_registered_on, valid_until }
  await call('cases.linkRegistration', 'deputy', {
    params: { id },
    body: { ...stated, certificate_seen: true },
  })
}

/** Before anybody is told that it is ready. */
export const prepareCertificate: Step<Person> = async ({ id }, call) => {
  const { results } = await call('certificates.prepareMany', 'reception', { body: { ids: [id] } })
  for (const { words } of results) if (words) throw new Error(`There is no certificate: ${words}`)
}

export const askForNewCity: Step<Person> = (it, call) => {
  const body = { particular: 'city', value: 'Islamabad', words: 'I work there now' }
  return call('ownChangeRequests.create', 'applicant', {
    body: { ...body, file: paper('cnic_back_image', it) },
  })
}

export const declarePlace: Step<Person> = (_it, call) => {
  const place = { id: 'demonstration-place', premises: 'Al-Shifa Medical Store', kind: 'medical-store' }
  const where = { address: '12 Mall Road', city: 'Lahore', licence: '05-352-0063' }
  return call('ownPlaces.save', 'applicant', {
    body: { ...place, ...where, role: 'in-charge', since: '2024-03-01' },
  })
}

/** A drug office has asked by name for premises that the holder does not know. */
export const sayNotMe: Step<Person> = async (_it, call) => {
  const { asked } = await call('ownChecks.list', 'applicant')
  const body = { reply: 'not-me' }
  await call('ownChecks.reply', 'applicant', { params: { id: asked[0].id }, body })
}

export const askForLetter: Step<Person> = (_it, call) => {
  const body = { particular: 'letter', value: 'General Pharmaceutical Council' }
  const words = '1 Cabot Square\nLondon E14 4QJ\nUnited Kingdom'
  return call('ownChangeRequests.create', 'applicant', { body: { ...body, words } })
}

/** A registrar proposes to issue it, which another registrar has to confirm. */
export const acceptLetter: Step<Person> = async (it, call) => {
  const [{ id }] = await call('ownChangeRequests.list', 'applicant')
  const { version } = await call('registrations.get', 'registrar', { params: ofEntry(it) })
  const body = { words: 'The regulator’s form asks for it', version }
  await call('changeRequests.accept', 'registrar', { params: { ...ofEntry(it), id }, body })
}

/** A change of standing, which another registrar has to confirm. */
const propose =
  (change: { act: string; reason: string; wording: string; words: string }): Step<Person> =>
  async (it, call, at) => {
    const params = ofEntry(it)
    const { version } = await call('registrations.get', 'registrar', { params })
    const body = { ...change, since: dayInKarachi(at), version }
    await call('registrations.proposeStanding', 'registrar', { params, body })
  }

export const proposeSuspension = propose({
  ...{ act: 'suspend', reason: 'under-inquiry', wording: 'inquiry' },
  words: 'Complaint 14 of the drug inspector; the committee hears it next month',
})
export const proposeRemoval = propose({
  ...{ act: 'remove', reason: 'own-request', wording: 'own-request' },
  words: 'A signed letter: works abroad for good, and gives the registration back',
})

/** The deputy confirms what the registrar has proposed about this entry. */
export const confirmProposal: Step<Person> = async (it, call) => {
  const { open } = await call('proposals.list', 'deputy')
  const { id } = open.find(({ title }: { title: string }) => title.includes(it.applicant.registrationNo))
  await call('proposals.act', 'deputy', { params: { id }, body: { action: 'confirm' } })
}
