import { Link } from 'react-router-dom'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { pharmacyCouncils, provinces } from '#shared/applications/place-suggestions.ts'
import {
  newUserApplication,
  type UserApplicationRecord,
} from '#shared/applications/records/user-application.ts'
import { userApplicationDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { AddOrEdit } from '#web/ui/form/add-or-edit.tsx'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { userApplicationDefaults } from './user-application-defaults.ts'

const hints = {
  date_of_birth: { autoComplete: 'bday' },
  present_address: { autoComplete: 'street-address' },
  registration_no: { hint: 'As on your certificate' },
  pharmacy_council: { list: pharmacyCouncils },
  province_of_pharmacy: { list: provinces },
}

/** The fieldsets of the user application record. */
const UserApplicationFieldsets = () => <RecordFields fields={userApplicationFields} hints={hints} />

/** Adds the user application record, or changes `record`. */
const UserApplicationForm = ({ record }: { record: UserApplicationRecord | null }) => {
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

/** The caller's record when `id` is `me` or its own id; no endpoint answers by id. @throws ApiFailure of 404 */
const loadOwnUserApplication = async (id: string, signal: AbortSignal): Promise<UserApplicationRecord> => {
  const { data } = await api.userApplications.current({}, { signal })
  const record = data.user_application
  if (record && (id === 'me' || id === record.id)) return record
  throw new ApiFailure({ status: 404, message: 'Page not found' })
}

const Add = () => (
  <Page title="Add user application" narrow>
    <UserApplicationForm record={null} />
  </Page>
)

const Edit = ({ id }: { id: string }) => {
  const loaded = useApi((signal) => loadOwnUserApplication(id, signal), [id])
  return (
    <Page {...pageHeadOf('Update user application', undefined, loaded)} narrow>
      <WhenLoaded from={loaded} lines={14}>
        {(record) => (
          <>
            <ChangeNotice items="user_application." />
            <UserApplicationForm record={record} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}

/** `/user-applications/create` and `/user-applications/:id/edit`, where the id is `me` or the record's own. */
export const UserApplicationFormPage = () => (
  <AddOrEdit
    exists={useSession().user.user_application !== null}
    createPath={paths.userApplicationsCreate}
    editPath={paths.userApplicationsEdit}
    add={<Add />}
    edit={(id) => <Edit key={id} id={id} />}
  />
)
