import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { dayInKarachi } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { newUserApplication, type UserApplicationRecord } from '#shared/records/user-application.ts'
import { userApplicationDateErrors } from '#shared/rules/dates.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { useReturnPath } from '#web/ui/return-path.ts'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { userApplicationDefaults } from './user-application-defaults.ts'
import { Challan, Personal, Registration } from './user-application-fieldsets.tsx'

/** Adds the user application record, or changes `record`. */
export const UserApplicationForm = ({ record }: { record: UserApplicationRecord | null }) => {
  const session = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  const back = useReturnPath(paths.userApplications)
  const [saved, setSaved] = useState(record) // as it is on the server; newer than `record` after a 412

  const form = useRecordForm({
    schema: newUserApplication,
    defaults: userApplicationDefaults(record, session.user),
    draft: { key: 'user-application' },
    check: (values) => userApplicationDateErrors(values, dayInKarachi(new Date())),
    save: (body, keys) =>
      saved
        ? api.tasks.update({ params: { id: saved.id }, body }, { ifMatch: saved.version })
        : api.userApplications.create({ body }, keys),
    onSaved: ({ data }) => {
      session.setUserApplication(data)
      flash.show(`User application ${record ? 'updated' : 'added'} successfully`)
      navigate(back)
    },
    onLoadSaved: (current: UserApplicationRecord) => {
      session.setUserApplication(current)
      setSaved(current)
      return userApplicationDefaults(current, session.user)
    },
  })

  return (
    <RecordForm record={form} secondaryAction={<Link to={back}>Cancel</Link>}>
      <Personal />
      <Registration />
      <Challan />
    </RecordForm>
  )
}
