import { qualificationItem } from '#shared/applications/rules/correctable.ts'
import { labelOf, type QualificationLevel } from '#shared/vocabulary/people.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { QualificationForm } from './qualification-form.tsx'

interface EditQualificationProps {
  id: string
  level: QualificationLevel | undefined
}

/** Loads one qualification, by id or as `me` with its level, and lets it be changed. */
export const EditQualification = ({ id, level }: EditQualificationProps) => {
  const loaded = useApi(
    (signal) =>
      api.qualificationInformation.get(
        { params: { id }, query: level ? { qualification_level: level } : {} },
        { signal },
      ),
    [id, level],
  )
  const shown = loaded.data?.data.qualification_level ?? level
  const items = shown ? qualificationItem(shown, '') : 'qualification_information.'
  const isLocked = useAreLevelsLocked(shown ? [shown] : [])
  const title = shown ? `${isLocked ? '' : 'Update '}${labelOf(shown)}` : 'Update a qualification'
  return (
    <Page {...pageHeadOf(title, 3, loaded)} narrow>
      <ChangeNotice items={items} />
      <WhenLoaded from={loaded} lines={8}>
        {({ data }) => <QualificationForm record={data} level={data.qualification_level} />}
      </WhenLoaded>
    </Page>
  )
}
