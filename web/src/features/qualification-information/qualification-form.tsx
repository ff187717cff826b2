import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import {
  type QualificationInformationRecord,
  qualificationInformationFields,
} from '#shared/records/qualification-information.ts'
import { missingLevels } from '#shared/rules/onboarding.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { useReturnPath } from '#web/ui/return-path.ts'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { qualificationErrors } from './qualification-errors.ts'
import { QualificationFields } from './qualification-fields.tsx'

interface QualificationFormProps {
  record: QualificationInformationRecord | null
  /** Settled by the link or the record; undefined lets the person choose. */
  level: QualificationLevel | undefined
}

const defaultsOf = (record: QualificationInformationRecord | null, level: string) => ({
  qualification_level: level,
  year_of_passing: record?.year_of_passing ?? '',
  degree_issue_date: record?.degree_issue_date ?? '',
  name_of_institute: record?.name_of_institute ?? '',
  board_university: record?.board_university ?? '',
  department: record?.department ?? '',
})

/** Adds a qualification, or changes `record`. */
export const QualificationForm = ({ record, level }: QualificationFormProps) => {
  const session = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  const back = useReturnPath(paths.qualificationInformation)
  const [saved, setSaved] = useState(record) // as it is on the server; newer than `record` after a 412
  const [before] = useState(session.user) // as on arrival, so that nothing moves while a save comes back
  const held = before.qualification_information.map((it) => it.qualification_level)

  const form = useRecordForm({
    schema: qualificationInformationFields,
    defaults: defaultsOf(record, level ?? missingLevels(before)[0] ?? ''),
    draft: { key: `qualification-information:${level ?? ''}` },
    check: (values) => qualificationErrors(values, record ? null : before),
    save: (body, keys) =>
      saved
        ? api.qualificationInformation.update(
            { params: { id: saved.id }, query: {}, body },
            { ifMatch: saved.version },
          )
        : api.qualificationInformation.create({ body }, keys),
    onSaved: ({ data }) => {
      session.putQualification(data)
      flash.show(`Qualification Information ${record ? 'updated' : 'added'} successfully`)
      navigate(back)
    },
    onLoadSaved: (current: QualificationInformationRecord) => {
      session.putQualification(current)
      setSaved(current)
      return defaultsOf(current, current.qualification_level)
    },
  })

  return (
    <RecordForm record={form} secondaryAction={<Link to={back}>Cancel</Link>}>
      <QualificationFields choices={level ? [] : qualificationLevels.filter((it) => !held.includes(it))} />
    </RecordForm>
  )
}
