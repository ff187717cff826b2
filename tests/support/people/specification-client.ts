/**
 * A client that is written from the requirements only: it sends the required fields of each call and nothing else,
 * and reads the answers by their members. It throws at the first refusal.
 */
import { createHash, randomInt } from 'node:crypto'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { anAddress, type Reply } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

type Fields = Record<string, unknown>

const refused = (method: string, path: string, { status, text }: Reply): Error =>
  new Error(`${method} ${path} was refused with ${status}: ${text}`)

/** A client without a session; `signIn` keeps the token and sends it from then on. */
export const openClient = () => {
  let token: string | undefined
  const from = anAddress()
  const send = async (method: string, path: string, body?: Fields): Promise<Reply> => {
    const reply = await portal.call(method, path, { token, body, from, headers: { cookie: 'visited=yes' } })
    if (reply.status >= 300) throw refused(method, path, reply)
    return reply
  }
  return {
    signIn: async (path: string, credentials: Fields) => {
      const { body } = await send('POST', path, credentials)
      token = body.data.token
      return body
    },
    get: async (path: string) => (await send('GET', path)).body,
    file: (path: string) => send('GET', path),
    post: async (path: string, body?: Fields) => (await send('POST', path, body)).body,
    patch: async (path: string, body: Fields) => (await send('PATCH', path, body)).body,
    /** Multipart of the file and the key of the document. */
    upload: async (path: string, name: string, file: Buffer) => {
      const reply = await portal.call('POST', path, { token, from, ...(await aForm(name, file)) })
      if (reply.status >= 300) throw refused('POST', path, reply)
      return reply.body
    },
  }
}

type Client = ReturnType<typeof openClient>

/** A picture that no other document is equal to. */
export const aScan = (): Buffer => aPng(600 + randomInt(200), 800 + randomInt(200))

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('')

export const password = 'Karachi-harbour-58'

/** The fields of the registration screen, and the gender of the later version. */
export const aRegistration = (given: Fields = {}) => ({
  name: 'Sana Iqbal',
  father_name: 'Muhammad Iqbal',
  cnic: `35202-${digits(7)}-2`,
  phone: `0300-${digits(7)}`,
  email: `sana.${createHash('sha256').update(digits(20)).digest('hex').slice(0, 12)}@example.com`,
  gender: 'other',
  password,
  password_confirmation: password,
  ...given,
})

export const applicantFields = () => ({
  title: 'Miss',
  name: 'Sana Iqbal',
  father_name: 'Muhammad Iqbal',
  gender: 'Female',
  date_of_birth: '1994-03-21',
  religion: 'Muslim',
  marital_status: 'Single',
  domicile: 'Lahore',
  country_of_birth: 'Pakistan',
  telephoneRes: '042-35761234',
  telephoneOffice: '042-35769876',
  mobile: '0300-1234567',
  photo: `data:image/png;base64,${aPng(350, 450).toString('base64')}`,
  designation: 'Pharmacist',
  organization: 'Services Hospital Lahore',
  fields: 'Hospital Pharmacy',
})

export const contactFields = () => ({
  residential: 'House 12, Street 4, Gulberg III',
  permanent: 'House 12, Street 4, Gulberg III',
  professional: 'Services Hospital, Jail Road',
  city: 'Lahore',
})

const qualification = (
  qualification_level: string,
  year_of_passing: string,
  degree_issue_date: string,
  name_of_institute: string,
  board_university: string,
) => ({ qualification_level, year_of_passing, degree_issue_date, name_of_institute, board_university })

/** The four levels, the lowest first; only the highest has a department. */
export const qualifications = () => [
  qualification(
    'SSC / Matriculation / O - level',
    '2010',
    '2010-08-01',
    'Lahore Grammar School',
    'BISE Lahore',
  ),
  qualification('HEC / Intermediate/ A - level', '2012', '2012-09-01', 'Kinnaird College', 'BISE Lahore'),
  qualification('B Pharm / Pharm D', '2017', '2018-02-15', 'College of Pharmacy', 'University of the Punjab'),
  {
    ...qualification(
      'M.Phil/M.Pharm',
      '2020',
      '2020-11-30',
      'College of Pharmacy',
      'University of the Punjab',
    ),
    department: 'Pharmaceutics',
  },
]

export const userApplicationFields = () => ({
  gender: 'f',
  registration_no: '12345',
  category_type: 'Category A',
  category_issue_date: '2018-05-10',
  date_of_birth: '1994-03-21',
  permanent_address: 'House 12, Street 4, Gulberg III, Lahore',
  present_address: 'House 12, Street 4, Gulberg III, Lahore',
  pharmacy_council: 'Punjab Pharmacy Council',
  province_of_pharmacy: 'Punjab',
  branch_code: '0421',
  challan_no: '778899',
  challan_submit_date: '2026-10-12',
  deposit_slip_no: '445566',
  reference_no: '112233',
  verification_date: '2026-10-20',
})

/** Registers somebody and fills in everything that comes before the registration form. */
export const openOnboarded = async (): Promise<Client> => {
  const client = openClient()
  await client.signIn('/api/auth/register', aRegistration())
  await client.post('/api/applications', applicantFields())
  await client.post('/api/contact-information', contactFields())
  for (const each of qualifications().slice(0, 3)) await client.post('/api/qualification-information', each)
  return client
}

/** The fields of the registration form, as the screen takes them from the current user. */
export const registrationFields = async (client: Client, given: Fields) => {
  const { data } = await client.get('/api/users/me')
  return {
    applicants_id: data.applicant.id,
    contact_information_id: data.contact_information.id,
    qualification_information_id: data.qualification_information.at(-1).id,
    registrationNo: 'Apply Now',
    ...given,
  }
}
