import { paths, printOutPathOf } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { visibleEntries } from '#shared/rules/onboarding.ts'
import type { IconName } from '#web/ui/icon.tsx'

export interface SidebarEntry {
  words: string
  to: string
  icon: IconName
  /** The mark stays on it below its path too: /applications/create. */
  covers?: string
  /** Nothing below its path belongs to it. */
  alone?: true
}

export interface SidebarSection {
  /** Without a heading the entries stand at the top. */
  heading?: string
  entries: SidebarEntry[]
}

const entry = (words: string, to: string, icon: IconName): SidebarEntry => ({ words, to, icon })

/** The applicant's sidebar by the visibility rules; a group without entries is not there. */
export const applicantSections = (user: CurrentUser): SidebarSection[] => {
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
                covers: '/printOut',
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
        entry('Fee Calculator', paths.calculator, 'calculator'),
      ],
    },
  ]
  return sections.filter((it) => it.entries.length > 0)
}

/** Whether the entry is the page that `path` shows. */
export const isActive = (it: SidebarEntry, path: string): boolean => {
  const root = it.covers ?? it.to
  if (it.alone || root === '/') return path === root
  return path === root || path.startsWith(`${root}/`)
}
