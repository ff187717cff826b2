/** Labels of applications, as the staff's screens show them. */
import type { ApplicationTitle } from '#shared/vocabulary.ts'

export const applicationTypeLabels: Record<ApplicationTitle, string> = {
  Registration: 'New',
  Renewal: 'Renewal',
}

/** "1 application", "12 applications" */
export const formatApplicationCount = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`
