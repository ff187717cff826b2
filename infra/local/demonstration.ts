import { qualificationLevels } from '#shared/vocabulary.ts'
import { type DemoPerson, demonstrationPassword, demonstrationPeople } from './demonstration-people.ts'

/**
 * Registers the demonstration applicants through the portal's own API, so that they are as real as anybody's records.
 * People who are there from an earlier start are left as they are.
 */
export async function loadDemonstration(portalUrl: string): Promise<void> {
  for (const person of demonstrationPeople) await register(portalUrl, person)
}

type Send = (path: string, body: object) => Promise<{ status: number; data: Record<string, unknown> }>

async function register(portalUrl: string, person: DemoPerson): Promise<void> {
  const { account, stage } = person
  const passwords = { password: demonstrationPassword, password_confirmation: demonstrationPassword }
  const { status, data } = await sender(portalUrl)('/api/auth/register', { ...account, ...passwords })
  const alreadyThere = status === 422 || status === 429
  if (alreadyThere) return
  if (status !== 201) throw new Error(`The demonstration applicants could not be loaded (${status}).`)
  const send = sender(portalUrl, String(data.token))
  if (stage >= 1) await send('/api/applications', personalInformation(person))
  if (stage >= 2) await send('/api/contact-information', contactInformation)
  if (stage >= 3) for (const body of qualifications()) await send('/api/qualification-information', body)
  if (stage >= 4) await send('/api/applicant-form', { ...person.form, declaration: true })
}

function sender(portalUrl: string, token?: string): Send {
  return async (path, body) => {
    const answer = await fetch(`${portalUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const { data = {} } = (await answer.json()) as { data?: Record<string, unknown> }
    return { status: answer.status, data }
  }
}

function personalInformation({ account, personal }: DemoPerson): object {
  return {
    ...personal,
    name: account.name,
    father_name: account.father_name,
    religion: 'Muslim',
    country_of_birth: 'Pakistan',
    mobile: account.phone,
    designation: 'Pharmacist',
    organization: 'Demonstration Hospital',
    fields: 'Hospital Pharmacy',
  }
}

const contactInformation = {
  residential: '1 Demonstration Street',
  permanent: '1 Demonstration Street',
  professional: 'Demonstration Hospital',
  city: 'Lahore',
}

function qualifications(): object[] {
  const years = ['2008', '2010', '2016']
  return years.map((year, at) => ({
    qualification_level: qualificationLevels[at],
    year_of_passing: year,
    degree_issue_date: `${year}-09-01`,
    name_of_institute: 'Demonstration College',
    board_university: 'University of the Punjab',
  }))
}
