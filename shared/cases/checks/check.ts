/** The input and output of the checks of a case. */
import type { UnreachableAddress } from '#shared/accounts/records/unreachable-address.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'

export interface Case {
  account: {
    cnic: string
    name: string
    father_name: string
    /** Null until the e-mail address is confirmed. */
    email?: string
    email_confirmed_at?: string | null | undefined
    registration?: object | undefined
    unreachable?: UnreachableAddress | undefined
  }
  applicant: {
    gender: string
    date_of_birth: string
    name: string
    father_name: string
    photo_key?: string | undefined
  }
  qualification_information: {
    qualification_level: string
    year_of_passing: string
    degree_issue_date: string
  }[]
  application_form: { application_title: ApplicationTitle; registrationNo: string }
  documents: { name: string; uploaded_at: string; sha256: string }[]
}

export interface Check {
  ok: boolean
  words: string
  /** Other cases with references in the text. */
  cases?: { id: string; reference_no: string }[]
}
