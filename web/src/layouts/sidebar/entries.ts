import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { visibleEntries } from '#shared/applications/rules/onboarding.ts'
import { paths, printOutPathOf } from '#shared/paths.ts'
import type { IconName } from '#web/ui/icon.tsx'

export interface SidebarEntry {
  label: string
  to: string
  icon: IconName
  /** Marked as current on every page below this path too. */
  activeBelow?: string
  /** How much waits there. */
  count?: number | undefined
  /** Marked as current on `to` alone, not on the pages below it. */
  exact?: true
}

export interface SidebarSection {
  /** Without a heading the entries come first. */
  heading?: string
  entries: SidebarEntry[]
}

const entry = (label: string, to: string, icon: IconName): SidebarEntry => ({ label, to, icon })

type RecordsSoFar = Pick<
  CurrentUser,
  'applicant' | 'contact_information' | 'qualification_information' | 'application_form'
>

/** The sidebar of an applicant: only what they may open already; sections without entries are left out. */
export const applicantSections = (user: RecordsSoFar): SidebarSection[] => {
  const visible = visibleEntries(user)
  const sections: SidebarSection[] = [
    { entries: [entry('Dashboard', paths.dashboard, 'home'), entry('Profile', paths.portfolio, 'person')] },
    {
      heading: 'Applicant Information',
      entries: [
        entry('Personal Information', paths.applications, 'card'),
        ...(visible.contactInformation
          ? [entry('Contact Information', paths.contactInformation, 'pin')]
          : []),
        ...(visible.qualificationInformation
          ? [entry('Qualification Information', paths.qualificationInformation, 'degree')]
          : []),
      ],
    },
    {
      heading: 'Registration',
      entries: [
        ...(visible.registration
          ? [
              entry('New Registration', paths.registrationNew, 'form'),
              entry('Renewal Registration', paths.registrationRenewal, 'renew'),
            ]
          : []),
        ...(visible.printOut
          ? [
              {
                ...entry('PrintOut Registration', printOutPathOf(user.application_form), 'print'),
                activeBelow: '/printOut',
              },
            ]
          : []),
      ],
    },
    {
      heading: 'Services',
      entries: [
        entry('Documents', paths.documents, 'upload'),
        entry('User Documents', paths.userDocuments, 'upload'),
        entry('User Application', paths.userApplications, 'record'),
        { ...entry('Fee Calculator', paths.calculator, 'calculator'), activeBelow: paths.feeCalculation },
      ],
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

/** Whether `path` shows the page of this entry. */
export const isActive = ({ to, activeBelow, exact }: SidebarEntry, path: string): boolean => {
  if (exact || to === '/') return path === to
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`)
  return isBelow(to) || (activeBelow !== undefined && isBelow(activeBelow))
}
