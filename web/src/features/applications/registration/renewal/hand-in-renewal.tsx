import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import {
  type ApplicationFormRecord,
  newApplicationForm,
} from '#shared/applications/records/application-form.ts'
import { payFirst } from '#shared/applications/rules/applicant-next-act.ts'
import { declarationText, presentDeclaration } from '#shared/applications/rules/declaration.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { statedOf } from '#shared/register/rules/registration.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { whole } from '#web/ui/whole.tsx'
import { submissionDefaults, submissionErrors } from '../submission.ts'
import { useHandIn } from '../use-hand-in.ts'

interface HandInRenewalProps {
  entry: OwnEntry
  back: string
  onSubmitted: (record: ApplicationFormRecord) => void
}

/** The third screen: the declaration and the submission, with number and dates of the register. */
export const HandInRenewal = ({ entry, back, onSubmitted }: HandInRenewalProps) => {
  const { user } = useSession()
  const form = useRecordForm({
    schema: newApplicationForm,
    defaults: { ...submissionDefaults(user, 'Renewal'), ...statedOf(entry) },
    guardLeaving: false,
    check: (values) => submissionErrors(values, user),
    ...useHandIn(),
    onSaved: ({ data }) => onSubmitted(data),
  })
  return (
    <RecordForm
      record={form}
      fields={applicationFormFields}
      saveLabel="Hand in the renewal"
      savingLabel="Handing in…"
      secondaryAction={<ButtonLink to={back}>Back</ButtonLink>}
    >
      <p>
        You renew the registration <strong>{entry.number}</strong>, valid until{' '}
        {whole(formatDate(entry.valid_until))}.
      </p>
      <p>After you hand in: {payFirst}</p>
      <p className="form-text">
        After you hand in, the council has your application as it is: what you have given stays until it has
        decided, unless it asks you to correct something. Addresses, telephones and work can be changed at any
        time, and what is still missing can be added.
      </p>
      <p>{declarationText(presentDeclaration)}</p>
    </RecordForm>
  )
}
