import type { CorrectionReason } from '#shared/vocabulary/applications.ts'
import type { Application, Step } from './application.ts'
import { upload } from './uploads.ts'

/** Something that the reviewer returns, and what the applicant then does about it. */
interface Mistake {
  item: string
  reason: CorrectionReason
  words: string
  correct: Step
}

const me = { id: 'me' }

const mistakes: Mistake[] = [
  {
    item: 'document.cnic_front_image',
    reason: 'not-clear',
    words: 'The CNIC number cannot be read. Scan the card again in better light',
    correct: ({ applicant }, call) => upload(call, applicant, 'cnic_front_image', 2),
  },
  {
    item: 'contact_information.city',
    reason: 'does-not-match',
    words: 'The address on the CNIC names the cantonment',
    correct: ({ applicant }, call) =>
      call('contactInformation.update', 'applicant', {
        params: me,
        body: { city: `${applicant.contact.city} Cantt` },
      }),
  },
  {
    item: 'document.profile_photo',
    reason: 'other',
    words: 'The photograph is older than six months',
    correct: ({ applicant }, call) => upload(call, applicant, 'profile_photo', 2),
  },
  {
    item: 'applicant.father_name',
    reason: 'does-not-match',
    words: 'Write the name as on the Matriculation certificate',
    correct: ({ applicant }, call) =>
      call('applications.update', 'applicant', {
        params: me,
        body: { father_name: `Haji ${applicant.account.father_name}` },
      }),
  },
  {
    item: 'document.paid_bank_deposit_slip',
    reason: 'incomplete',
    words: 'The stamp of the bank is cut off',
    correct: ({ applicant }, call) => upload(call, applicant, 'paid_bank_deposit_slip', 2),
  },
]

/** Two mistakes for each application that has any: a different pair for its neighbours. */
export function mistakesOf({ applicant }: Application): Mistake[] {
  const first = applicant.number % mistakes.length
  const second = (first + 1 + (applicant.number % 3)) % mistakes.length
  return [mistakes[first], mistakes[second]].filter((it) => it !== undefined)
}
