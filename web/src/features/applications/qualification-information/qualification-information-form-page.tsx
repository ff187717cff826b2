import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { qualificationItem } from '#shared/applications/rules/correctable.ts'
import { missingBefore, missingBeforeLevel, missingLevels } from '#shared/applications/rules/onboarding.ts'
import { addQualificationPath, editQualificationPath, paths } from '#shared/paths.ts'
import { labelOf, type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { useAreLevelsLocked } from '#web/ui/form/use-field-lock.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { QualificationForm } from './qualification-form.tsx'

interface EditQualificationProps {
  id: string
  level: QualificationLevel | undefined
}

/** Loads one qualification, by id or as `me` with its level, and lets it be changed. */
const EditQualification = ({ id, level }: EditQualificationProps) => {
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
const AddQualification = ({ level }: { level: QualificationLevel | undefined }) => {
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

const isLevel = (text: string | null): text is QualificationLevel =>
  (qualificationLevels as readonly (string | null)[]).includes(text)

/**
 * `/qualification-information/create` and `/qualification-information/:id/edit`, both with `?qualification_level=`;
 * the id is `me` (then the level says which, and a level that is not there yet is added) or a record's own.
 */
export const QualificationInformationFormPage = () => {
  const { id } = useParams()
  const [query] = useSearchParams()
  const asked = query.get('qualification_level')
  const level = isLevel(asked) ? asked : undefined
  const { user } = useSession()
  // As they were on arrival: a save that has just put a record into the session must not redirect.
  const [heldLevels] = useState(user.qualification_information.map((held) => held.qualification_level))
  if (!id && heldLevels.length === qualificationLevels.length)
    return <Navigate replace to={level ? editQualificationPath(level) : paths.qualificationInformation} />
  if (!id)
    return level && heldLevels.includes(level) ? (
      <Navigate replace to={editQualificationPath(level)} />
    ) : (
      <AddQualification key={level} level={level} />
    )
  if (id === 'me' && !level) return <Navigate replace to={paths.qualificationInformation} />
  if (id === 'me' && level && !heldLevels.includes(level))
    return <AddQualification key={level} level={level} />
  return <EditQualification key={`${id} ${level}`} id={id} level={level} />
}
