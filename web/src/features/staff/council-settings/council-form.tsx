import { useRef } from 'react'
import { councilSettingsFields, usualDaysField } from '#shared/staff/field-tables/council-settings.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import { shownPlacesLabels } from '#shared/staff/rules/council-settings.ts'
import { timedStatuses } from '#shared/staff/rules/usual-days.ts'
import { type ShownPlaces, shownPlaces } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { councilErrors, councilFields, fieldsOf, settingsIn } from './council-fields.ts'

interface CouncilFormProps {
  settings: CouncilSettings
  onSaved: (message: string) => void
}

/** Changes what the council says about itself, with the version that was loaded. */
export const CouncilForm = ({ settings, onSaved }: CouncilFormProps) => {
  const version = useRef(settings.version)
  const record = useRecordForm({
    schema: councilFields,
    defaults: fieldsOf(settings),
    check: (typed) => councilErrors(typed as Record<string, string>),
    draft: useStaffDraft('council-settings'),
    keepsChanges: true,
    save: (typed, keys) =>
      api.councilSettings.update({ body: settingsIn(typed) }, { ...keys, ifMatch: version.current }),
    onSaved: ({ message = '' }) => onSaved(message),
    onLoadSaved: (current: CouncilSettings) => {
      version.current = current.version
      return fieldsOf(current)
    },
  })
  return (
    <RecordForm record={record} fields={councilSettingsFields}>
      <fieldset className="group">
        <legend>How the council is reached</legend>
        <p>Shown at the end of every page, on the help pages, on printed papers and in emails.</p>
        <TextField name="name" hint="For example Punjab Pharmacy Council" maxLength={60} dir="auto" />
        <TextAreaField name="address" hint="Where people hand in their papers" />
        <TextField name="phone" type="tel" hint="One number, for example 042 99203301" maxLength={30} />
        <TextField name="email" type="email" />
        <TextField name="hours" hint="For example Monday to Friday, 9 am to 4 pm" maxLength={80} />
      </fieldset>
      <fieldset className="group">
        <legend>Bank account for fees</legend>
        <p>Printed on every fee voucher. Left empty, the voucher has dotted lines to fill in by hand.</p>
        <TextField name="bank_name" hint="For example Bank of Punjab" maxLength={40} />
        <TextField name="bank_branch" optional hint="Name and code of the branch" maxLength={40} />
        <TextField name="account_title" maxLength={60} />
        <TextField name="account_number" hint="The account number or the IBAN" maxLength={34} dir="ltr" />
        <TextAreaField name="instruments" hint="One on each line. Cash is never accepted" />
      </fieldset>
      <CertificateFields />
      <fieldset className="group">
        <legend>Usual days</legend>
        <p>
          How many days an application usually keeps each status. Applicants read them as what to expect, not
          as a promise.
        </p>
        <div className="step-limits">
          {timedStatuses.map((status) => (
            <TextField
              key={status}
              name={usualDaysField(status)}
              inputMode="numeric"
              className="field-short"
              maxLength={3}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>Unpaid renewals</legend>
        <p>
          A renewal that is not paid in so many days after it was handed in ends by itself. Its applicant is
          reminded before, and may begin it again.
        </p>
        <TextField
          name="unpaid_renewal_days"
          inputMode="numeric"
          className="field-short"
          maxLength={3}
          hint="From 20 to 365. Renewals that are handed in already keep their day"
        />
      </fieldset>
      <fieldset className="group">
        <legend>Places of practice</legend>
        <TextField
          name="most_in_charge"
          inputMode="numeric"
          className="field-short"
          maxLength={1}
          hint="At how many places one pharmacist may be in charge at a time"
        />
        <RadioField
          name="shown_places"
          options={shownPlaces}
          labelFor={(one) => shownPlacesLabels[one as ShownPlaces]}
        />
      </fieldset>
      <fieldset className="group">
        <legend>Officers and meetings</legend>
        <TextAreaField
          name="officers"
          rows={4}
          hint="One on each line: the office, a colon, the name. For example Secretary: Dr. Amna Malik"
        />
        <TextField
          name="quorum"
          optional
          inputMode="numeric"
          className="field-short"
          maxLength={3}
          hint="As many must be present for a meeting to approve. Meetings that have an agenda already keep theirs"
        />
      </fieldset>
    </RecordForm>
  )
}
