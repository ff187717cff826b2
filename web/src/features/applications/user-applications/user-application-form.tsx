import { Link } from 'react-router-dom'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import {
  newUserApplication,
  type UserApplicationRecord,
} from '#shared/applications/records/user-application.ts'
import { userApplicationDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { userApplicationDefaults } from './user-application-defaults.ts'
import { UserApplicationFieldsets } from './user-application-fieldsets.tsx'

/** Adds the user application record, or changes `record`. */
export const UserApplicationForm = ({ record }: { record: UserApplicationRecord | null }) => {
  const session = useSession()
  const { form, returnPath } = useSavedRecord({
    record,
    schema: newUserApplication,
    defaultsOf: (shown) => userApplicationDefaults(shown, session.user),
    draft: { key: 'user-application' },
    check: (values) => userApplicationDateErrors(values, dayInKarachi(new Date())),
    save: (body, saved, options) =>
      saved
        ? api.tasks.update({ params: { id: saved.id }, body }, options)
        : api.userApplications.create({ body }, options),
    keep: session.setUserApplication,
    nextPath: paths.userApplications,
  })
  return (
    <RecordForm
      record={form}
      fields={userApplicationFields}
      secondaryAction={<Link to={returnPath}>Cancel</Link>}
    >
      <UserApplicationFieldsets />
    </RecordForm>
  )
}
