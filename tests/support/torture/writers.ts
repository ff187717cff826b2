/** People who register, fill in, upload and submit while the portal is killed under them, and remember what was acknowledged. */
import { randomInt } from 'node:crypto'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { call, type Options, type Reply } from '#tests/support/portal/http-client.ts'

/** What the portal has said yes to. */
export interface Acknowledged {
  person: ReturnType<typeof aPerson>
  id: string
  token: string
  /** By kind of write, what its answer named. */
  applicant?: string
  contact?: { id: string; version: number; city: string }
  qualifications: number
  /** Its id; null once it is removed. */
  document?: string | null
  form?: string
  withdrawn?: boolean
}

export interface Tally {
  /** Writes with an answer that says yes, of the service or of the object store. */
  writes: number
  /** Calls that got no answer, or 503, and were sent again. */
  repeated: number
  notes: Acknowledged[]
}

const cities = ['Lahore', 'Kasur', 'Multan', 'Okara']
const pauseInMs = 50
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseInMs))

/** Sends a call until it is answered; a repetition has the key of the first. */
const persistent = (base: string, tally: Tally, isOver: () => boolean) => {
  let sent = 0
  return async (method: string, path: string, options: Options = {}): Promise<Reply> => {
    const key = `torture-${process.pid}-${randomInt(2 ** 40)}-${sent++}`
    const headers = { ...options.headers, 'idempotency-key': key }
    for (;;) {
      const answer = await call(base, method, path, { ...options, headers }).catch(() => null)
      if (answer && answer.status < 300) {
        if (method !== 'GET') tally.writes += 1
        return answer
      }
      if (answer && answer.status < 500)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
      if (isOver()) throw new Over()
      tally.repeated += 1
      await pause()
    }
  }
}
class Over extends Error {}

type Send = ReturnType<typeof persistent>
interface Run {
  send: Send
  tally: Tally
  isOver: () => boolean
}

const fillIn = async (send: Send, note: Acknowledged, rewrites: number): Promise<void> => {
  const { token } = note
  const applicant = await send('POST', '/api/applications', { token, body: anApplicant() })
  note.applicant = applicant.body.data.id
  const contact = (await send('POST', '/api/contact-information', { token, body: aContact() })).body.data
  note.contact = { id: contact.id, version: contact.version, city: contact.city }
  for (const level of [matriculation, intermediate, pharmacyDegree]) {
    await send('POST', '/api/qualification-information', { token, body: aQualification(level) })
    note.qualifications += 1
  }
  for (let left = rewrites; left > 0; left--) {
    const body = { city: cities[left % cities.length] }
    const { version, city } = (await send('PATCH', '/api/contact-information/me', { token, body })).body.data
    note.contact = { id: contact.id, version, city }
  }
}

const upload = async (run: Run, note: Acknowledged): Promise<void> => {
  const { send, tally, isOver } = run
  const { token } = note
  const bytes = aPng(randomInt(20, 400), randomInt(20, 400))
  const body = announced('profile_image', bytes)
  for (;;) {
    const grant = (await send('POST', '/api/uploads/grants', { token, body })).body.data
    const arrived = await postToStore(grant, bytes).catch(() => null)
    if (isOver()) throw new Over()
    if (!arrived?.ok) {
      tally.repeated += 1
      await pause()
      continue
    }
    // From here on the file is there: were it lost, the confirmation would be refused.
    tally.writes += 1
    note.document = undefined // until the answer nobody knows which of the two it is
    const confirmed = await send('POST', `/api/uploads/grants/${grant.id}`, { token })
    note.document = confirmed.body.data.file.id
    return
  }
}

/** A photo is sent, replaced, removed and sent again. */
const uploadAndReplace = async (run: Run, note: Acknowledged): Promise<void> => {
  await upload(run, note)
  await upload(run, note)
  const { token } = note
  note.document = undefined
  await run.send('DELETE', '/api/documents/profile_image', { token })
  note.document = null
  await upload(run, note)
}

/** Registers people and takes them through their application until it is over. */
export const write = async (
  base: string,
  tally: Tally,
  { isOver, rewrites }: { isOver: () => boolean; rewrites: number },
): Promise<void> => {
  const send = persistent(base, tally, isOver)
  try {
    while (!isOver()) {
      const person = aPerson()
      const { token, user } = (await send('POST', '/api/auth/register', { body: person })).body.data
      const note: Acknowledged = { person, id: user.id, token, qualifications: 0 }
      tally.notes.push(note)
      await fillIn(send, note, rewrites)
      await uploadAndReplace({ send, tally, isOver }, note)
      const body = { application_title: 'Registration' }
      note.form = (await send('POST', '/api/applicant-form', { token, body })).body.data.id
      if (tally.notes.length % 3 > 0) continue
      await send('POST', '/api/applicant-form/me/withdrawal', { token })
      note.withdrawn = true
    }
  } catch (error) {
    if (!(error instanceof Over)) throw error
  }
}
