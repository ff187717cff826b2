import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StepActions } from '#web/ui/steps/step-actions.tsx'
import { LevelTable } from './level-table.tsx'

/** `/qualification-information`: the four levels, what is held and what comes next. */
export const QualificationInformationPage = () => {
  const missing = missingBefore('qualification-information', useSession().user)
  const isFrozen = useAreLevelsLocked(qualificationLevels)
  const loaded = useApi((signal) => api.qualificationInformation.list({}, { signal }), [])
  return (
    <Page
      title="Qualification information"
      step={3}
      actions={<StepActions step="qualification-information" />}
    >
      {missing && <MissingStep missing={missing} />}
      {isFrozen && <ChangeNotice items="qualification_information." />}
      <WhenLoaded from={loaded} lines={8}>
        {({ data }) => (
          <div className="card">
            <p>
              The first three levels are required and should be filled in the order listed. M.Phil / M.Pharm
              is optional.
            </p>
            <LevelTable held={data.qualification_information} />
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}
