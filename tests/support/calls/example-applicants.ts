/** Applicants at any point of the way, made with the calls that people make. */
import { setTimeout } from 'node:timers/promises'
import { aPhoto, aPng } from '../files/images.ts'
import { announced, postToStore } from '../files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '../people/applicants.ts'
import { confirmEmailOf } from '../people/confirmed-email.ts'
import type { Call, Stack } from '../portal/stack.ts'

export const picture = aPng(5, 5)

/** How far an applicant has come. */
const stages = ['account', 'applicant', 'contact', 'qualifications', 'form'] as const
type Stage = (typeof stages)[number]

export const exampleApplicants = ({ invoke, services }: Stack) => {
  const ask = async (name: string, call: Call) => {
    let { status, body } = await invoke(name, call)
    // Too many passwords to hash at once, on a busy machine: as a person would, again in a moment.
    for (let tries = 1; status === 503 && tries < 60; tries++) {
      await setTimeout(1_000)
      ;({ status, body } = await invoke(name, call))
    }
    if (status >= 300) throw new Error(`${name} failed: ${status} ${JSON.stringify(body)}`)
    return body.data
  }

  const steps: Record<Exclude<Stage, 'account'>, (token: string) => Promise<unknown>> = {
    applicant: (token) => ask('applications.create', { token, body: anApplicant({ photo: aPhoto() }) }),
    contact: (token) => ask('contactInformation.create', { token, body: aContact() }),
    qualifications: async (token) => {
      for (const level of [matriculation, intermediate, pharmacyDegree])
        await ask('qualificationInformation.create', { token, body: aQualification(level) })
    },
    form: (token) => ask('applicantForm.create', { token, body: { application_title: 'Registration' } }),
  }

  const applicantAt = async (stage: Stage, call: Call = {}, given: Record<string, string> = {}) => {
    const person = aPerson(given)
    const { token, user } = await ask('auth.register', { body: person })
    await confirmEmailOf(services, user.id)
    for (const step of stages.slice(1, stages.indexOf(stage) + 1) as Exclude<Stage, 'account'>[])
      await steps[step](token)
    return { ...call, token: token as string, id: user.id as string, person }
  }

  const grantedFile = async (token: string, name: string): Promise<string> => {
    const grant = await ask('uploads.grant', { token, body: announced(name, picture) })
    await postToStore(grant, picture)
    return grant.id
  }
  const hold = async (token: string, ...names: string[]): Promise<void> => {
    for (const name of names)
      await ask('uploads.confirm', { token, params: { id: await grantedFile(token, name) } })
  }

  const makeComplete = async () => {
    const applicant = await applicantAt('form')
    await ask('userApplications.create', { token: applicant.token, body: aUserApplication() })
    await hold(applicant.token, 'profile_image', 'marksSheet_image', 'finger_print', 'profile_photo')
    return applicant
  }
  let completed: ReturnType<typeof makeComplete> | undefined
  /** A call by the one applicant who holds everything. */
  const complete = async (call: Call = {}) => {
    completed ??= makeComplete()
    return { ...call, ...(await completed) }
  }

  /** A call by somebody with a user application record and no application yet. */
  const withUserApplication = async (call: Call) => {
    const applicant = await applicantAt('account', call)
    await ask('userApplications.create', { token: applicant.token, body: aUserApplication() })
    return applicant
  }

  return { ask, steps, applicantAt, grantedFile, hold, complete, withUserApplication }
}
