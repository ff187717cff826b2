import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { editQualificationPath, paths } from '#shared/paths.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { AddQualification } from './add-qualification.tsx'
import { EditQualification } from './edit-qualification.tsx'

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
