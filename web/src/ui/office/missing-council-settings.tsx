import type { ReactNode } from 'react'
import type { Council } from '#shared/staff/contract/council-answer.ts'
import { missingInCouncilSettings } from '#shared/staff/rules/council-settings.ts'
import { Icon } from '../icon.tsx'

interface MissingCouncilSettingsProps {
  settings: Omit<Council, 'fees'>
  /** The page where they are filled in, if it is another one. */
  children?: ReactNode
}

/** Says what applicants would look for and not find; nothing once all is filled in. */
export const MissingCouncilSettings = ({ settings, children }: MissingCouncilSettingsProps) => {
  const missing = missingInCouncilSettings(settings)
  if (missing.length === 0) return null
  return (
    <p className="sample-notice">
      <Icon name="alert" /> Before applicants use the portal, fill in what the council has not said yet:{' '}
      {missing.join(', ')}. {children}
    </p>
  )
}
