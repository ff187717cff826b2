import type { ReactNode } from 'react'
import { paths } from '#shared/paths.ts'
import { Shell } from './shell.tsx'
import { applicantSections } from './sidebar/entries.ts'

const nothingYet = {
  applicant: null,
  contact_information: null,
  qualification_information: [],
  application_form: null,
}

/** The layout of the applicant's screens as far as it is the same for everybody: the build renders it. */
export const WaitingLayout = ({ children }: { children: ReactNode }) => (
  <Shell sections={applicantSections(nothingYet)} home={paths.dashboard} menu={null}>
    {children}
  </Shell>
)
