import {
  aContact,
  anApplicant,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from './applicants.ts'

type Endpoint = 'applications.create' | 'contactInformation.create' | 'qualificationInformation.create'
/** Calls an endpoint as the applicant. @returns the data of the answer */
type Send = (name: Endpoint, body: object) => Promise<{ id: string }>

/** Saves everything that comes before a submission: person, contact, and three levels of education. */
export const saveRecords = async (send: Send, given: { applicant?: object; contact?: object } = {}) => {
  const applicant = await send('applications.create', anApplicant({ ...given.applicant }))
  const contact = await send('contactInformation.create', aContact({ ...given.contact }))
  const levels: Record<string, string> = {}
  for (const level of [matriculation, intermediate, pharmacyDegree])
    levels[level] = (await send('qualificationInformation.create', aQualification(level))).id
  return { applicant, contact, levels }
}
