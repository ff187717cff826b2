/** A plain HTTP client of the running portal. It knows the paths and fields of the specification, and throws when it is refused. */
import { anAddress, call, type Reply } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'
import { applicantFields, aRegistration, contactFields, type Fields, qualifications } from './payloads.ts'

/** A client without a session; `signIn` keeps the token and sends it from then on. */
export const aClient = () => {
  let token = ''
  const from = anAddress()
  const ask = (method: string, path: string, body?: Fields): Promise<Reply> =>
    portal.call(method, path, { token, body, from })
  const send = async (method: string, path: string, body?: Fields) => {
    const { status, text, body: answer } = await ask(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path} was refused with ${status}: ${text}`)
    return answer
  }
  return {
    /** The answer as it is, refused or not. */
    ask,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: Fields) => send('POST', path, body),
    patch: (path: string, body: Fields) => send('PATCH', path, body),
    signIn: async (path: string, credentials: Fields) => {
      const answer = await send('POST', path, credentials)
      token = answer.data.token
      return answer
    },
    /** Multipart of the file and the key of the document. */
    upload: async (path: string, name: string, file: Buffer) => {
      const part = (head: string) => `--part\r\ncontent-disposition: form-data; ${head}\r\n`
      const raw = Buffer.concat([
        Buffer.from(`${part('name="file"; filename="scan.png"')}content-type: image/png\r\n\r\n`),
        ...[file, Buffer.from(`\r\n${part('name="name"')}\r\n${name}\r\n--part--\r\n`)],
      ])
      const headers = { 'content-type': 'multipart/form-data; boundary=part' }
      return portal.call('POST', path, { token, from, raw, headers })
    },
    token: () => token,
  }
}
export type Client = ReturnType<typeof aClient>

/** The file at an address that the service has answered. */
export const fileAt = (address: string): Promise<Reply> => {
  const { origin, pathname, search } = new URL(address)
  return call(origin, 'GET', pathname + search)
}

const steps = ['account', 'applicant', 'contact', 'one qualification', 'qualifications', 'form'] as const

export const registered = async (given: Fields = {}) => {
  const person = aRegistration(given)
  const client = aClient()
  await client.signIn('/api/auth/register', person)
  return { ...client, person }
}

/** The fields of the registration form, as its screen takes them from the current user. */
export const formFields = async (client: Client, given: Fields = {}) => {
  const { data } = await client.get('/api/users/me')
  return {
    applicants_id: data.applicant.id,
    contact_information_id: data.contact_information.id,
    qualification_information_id: data.qualification_information.at(-1).id,
    application_title: 'Registration',
    registrationNo: 'Apply Now',
    ...given,
  }
}

/** Somebody who has come as far as this step. */
export const applicantAt = async (step: (typeof steps)[number]) => {
  const client = await registered()
  const reached = (other: (typeof steps)[number]) => steps.indexOf(step) >= steps.indexOf(other)
  if (reached('applicant')) await client.post('/api/applications', applicantFields())
  if (reached('contact')) await client.post('/api/contact-information', contactFields())
  const levels = reached('qualifications') ? 3 : reached('one qualification') ? 1 : 0
  for (const each of qualifications().slice(0, levels))
    await client.post('/api/qualification-information', each)
  if (reached('form')) await client.post('/api/applicant-form', await formFields(client))
  return client
}

/** The administrator that the portal starts with. */
export const administrator = async () => {
  const { adminEmail: email, adminPassword } = portal.facts()
  const client = aClient()
  await client.signIn('/api/admin/auth/login', { email, password: adminPassword, device_name: 'Judge/1.0' })
  return client
}
