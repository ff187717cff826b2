import { useState } from 'react'
import { qualificationItem } from '#shared/applications/rules/correctable.ts'
import { missingBefore, missingBeforeLevel, missingLevels } from '#shared/applications/rules/onboarding.ts'
import { addQualificationPath } from '#shared/paths.ts'
import { labelOf, type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { QualificationForm } from './qualification-form.tsx'

/** What must be added before this level, with its page: an earlier step, or an earlier level. */
const useMissingBeforeLevel = (level: QualificationLevel | undefined) => {
  const { user } = useSession()
  const [missing] = useState(() => {
    const step = missingBefore('qualification-information', user)
    if (step) return { missing: step, to: undefined }
    const before = level ? missingBeforeLevel(level, user) : null
    const [first] = missingLevels(user)
    return before && first ? { missing: before, to: addQualificationPath(first) } : null
  })
  return missing
}

/** The form for a new qualification; the level is the heading when the link named it. */
export const AddQualification = ({ level }: { level: QualificationLevel | undefined }) => {
  const missing = useMissingBeforeLevel(level)
  const isLocked = useAreLevelsLocked(level ? [level] : qualificationLevels)
  const items = level ? qualificationItem(level, '') : 'qualification_information.'
  return (
    <Page title={level ? `Add ${labelOf(level)}` : 'Add a qualification'} step={3} narrow>
      <ChangeNotice items={items} />
      {missing && <MissingStep {...missing} />}
      {!missing && !isLocked && <QualificationForm record={null} level={level} />}
    </Page>
  )
}
