/** Applicants with records, documents and applications to change. */
import type { Call } from '../../portal/stack.ts'
import { me } from '../example-bodies.ts'
import type { ExamplePeople } from './people.ts'

export const exampleApplications = ({ ask, applicantAt, grantedFile, hold, staff }: ExamplePeople) => {
  /** The token of an applicant whose application was returned for this item. */
  const returned = async (item: string): Promise<string> => {
    const { token, id } = await applicantAt('form')
    const corrections = [{ item, reason: 'other', words: 'Which one?' }]
    await ask('cases.act', await staff({ params: { id }, body: { action: 'return', corrections } }))
    return token
  }

  return {
    qualification: async (call: Call = {}) => {
      const { token } = await applicantAt('qualifications')
      const [first] = (await ask('qualificationInformation.list', { token })).qualification_information
      return { ...call, token, params: { id: first.id as string } }
    },
    /** An application that was returned and corrected. */
    corrected: async (call: Call) => {
      const token = await returned('contact_information.city')
      await ask('contactInformation.update', { token, params: me, body: { city: 'Multan' } })
      return { ...call, token }
    },
    /** An application that was returned because its type is wrong. */
    returnedType: async (call: Call) => ({
      ...call,
      token: await returned('application_form.application_title'),
    }),
    withdrawn: async (call: Call) => {
      const { token } = await applicantAt('form')
      await ask('applicantForm.withdraw', { token, params: me })
      return { ...call, token }
    },
    /** A document to remove. */
    holding: async (key: string) => {
      const { token } = await applicantAt('qualifications')
      await hold(token, key)
      return { token, params: { key } }
    },
    /** A file that has arrived and is not confirmed. */
    sentFile: async (name: string) => {
      const { token } = await applicantAt('qualifications')
      return { token, params: { id: await grantedFile(token, name) } }
    },
  }
}
