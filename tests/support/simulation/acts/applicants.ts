/** What applicants do with their records, their application and their files. */
import { dayInKarachi } from '#shared/kit/format.ts'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { aForm, announced } from '#tests/support/files/uploads.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { stated } from '../people.ts'
import { oneOf } from '../random.ts'
import { type Act, nothing } from './act.ts'

const names = ['Ali Raza', 'Bano Khan', 'Gul Jan']
const cities = ['Lahore', 'Kasur', 'Multan']
const phones = ['0300 1234567', '0333 7654321']
const degreeDates = ['2014-08-14', '2019-08-14', '2025-08-14', '2026-10-01']
const documentNames = ['profile_image', 'certificate_image']
const pictures = [21, 22].map((size) => aPng(size, 20))
const photos = [350, 356].map((width) => dataString(aPng(width, 450)))

/** The files are made once: a multipart body has a boundary of its own each time. */
const forms = Promise.all(documentNames.flatMap((name) => pictures.map((bytes) => aForm(name, bytes))))

const submits: Act = ({ who, service }, random) => {
  const application_title = random() < 0.8 ? who.title : oneOf(['Registration', 'Renewal'], random)
  const until = dayInKarachi(service.clock())
  const renewal = application_title === 'Renewal' && stated(oneOf(['B 103', 'B 104'], random), until)
  return who.ask('applicantForm.create', { body: { application_title, ...renewal } })
}

const changesTelephone: Act = async ({ who }, random) => {
  const { body } = await who.ask('portfolioUpdate.get')
  if (!body.data) return nothing
  return who.ask('portfolioUpdate.update', { body: { ...body.data, phone: oneOf(phones, random) } })
}

export const recordActs: Record<string, Act> = {
  submits,
  'changes the degree date': ({ who: { ask, degree } }, random) =>
    ask('qualificationInformation.update', {
      params: { id: degree },
      body: { degree_issue_date: oneOf(degreeDates, random) },
    }),
  'changes the name': ({ who }, random) =>
    who.ask('applications.update', { body: { name: oneOf(names, random) } }),
  'changes the photo': ({ who }, random) =>
    who.ask('applications.update', { body: { photo: oneOf(photos, random) } }),
  'changes the city': ({ who }, random) =>
    who.ask('contactInformation.update', { body: { city: oneOf(cities, random) } }),
  'changes the telephone': changesTelephone,
  'sends a file': async ({ who }, random) => who.ask('uploads.create', { form: oneOf(await forms, random) }),
  'removes a file': ({ who }, random) =>
    who.ask('documents.remove', { params: { key: oneOf(documentNames, random) } }),
  resubmits: ({ who }) => who.ask('applicantForm.resubmit'),
  withdraws: ({ who }) => who.ask('applicantForm.withdraw'),
  'starts again': ({ who }) => who.ask('applicantForm.startAgain'),
  'looks at the dashboard': ({ who }) => who.ask('auth.user'),
}

const announces: Act = async (scene, random) => {
  const { who, service, grants } = scene
  const [name, bytes] = [oneOf(documentNames, random), oneOf(pictures, random)]
  const answer = await who.ask('uploads.grant', { body: announced(name, bytes) })
  if (answer.status !== 201) return answer
  const { id, fields } = answer.body.data
  grants.push({ id, key: fields.key, of: who, bytes })
  await service.send(fields.key, bytes, 'image/png')
  return random() < 0.7 ? who.ask('uploads.confirm', { params: { id } }) : answer
}

export const uploadActs: Record<string, Act> = {
  'announces a file': announces,
  'confirms a file': async ({ grants }, random) => {
    const grant = grants.length > 0 && oneOf(grants, random)
    return grant ? grant.of.ask('uploads.confirm', { params: { id: grant.id } }) : nothing
  },
  'sends a file': recordActs['sends a file'] as Act,
  'a quarter of an hour passes': async ({ service }) => {
    service.pass(16 * 60_000, false)
    return { status: 200 }
  },
  'removes a file': recordActs['removes a file'] as Act,
}

export const accountActs: Record<string, Act> = {
  'an account is opened with the CNIC or the address of somebody': async ({ who, service }, random) => {
    const { cnic, email } = who.person
    return service.invoke('auth.register', {
      body: aPerson(random() < 0.5 ? { cnic, email: `${service.services.newId()}@example.com` } : { email }),
    })
  },
  'an account is opened twice': ({ service }, random) =>
    service.invoke('auth.register', {
      body: aPerson({ cnic: '9999912345671', email: `someone-${Math.floor(random() * 3)}@example.com` }),
    }),
}
