import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { FieldTable } from '#shared/kit/field.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { lines, optionalLines } from '#shared/kit/fields/text.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import type { ProposedStanding, RegistrationFile } from '#shared/register/records/registration-file.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import {
  actRules,
  documentErrors,
  reasonLabels,
  stepErrors,
} from '#shared/register/rules/standing-changes.ts'
import type { StandingAct } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { sendWithFile } from '#web/ui/picture/file-to-send.ts'
import { PaperChooser } from '#web/ui/picture/paper-chooser.tsx'

const schema = z.object({
  reason: z.string().check(z.minLength(1, 'Choose a reason')),
  since: date('Date'),
  wording: z.string(),
  words: lines('Enter the basis of the decision', 300),
  without_document: optionalLines(200),
})
type Fields = z.output<typeof schema>

const sinceLabels: Record<StandingAct, string> = {
  suspend: 'Suspended from',
  reinstate: 'Reinstated from',
  remove: 'Removed from',
  restore: 'Restored from',
  'note-death': 'Day of death',
}

/** Their labels, for the fields and for the list of what is wrong. */
const fieldsOf = (act: StandingAct) =>
  ({
    reason: { label: 'Reason', kind: 'text' },
    since: { label: sinceLabels[act], kind: 'date' },
    wording: { label: 'What everybody reads', kind: 'text' },
    words: { label: 'Basis of the decision', kind: 'lines' },
    file: { label: act === 'note-death' ? 'Death certificate or other paper' : 'Document', kind: 'text' },
    without_document: { label: 'Why there is no document', kind: 'lines' },
  }) satisfies FieldTable

const stepOf = (act: StandingAct, { reason, since, wording }: Pick<Fields, 'reason' | 'since' | 'wording'>) =>
  ({ act, reason, since, wording: wording || null }) as Omit<ProposedStanding, 'words' | 'version'>

/** Reason, day, what everybody reads, and the words for the second person. */
export const StandingForm = ({ entry, act }: { entry: RegistrationFile; act: StandingAct }) => {
  const navigate = useNavigate()
  const flash = useFlash()
  const { number, name, version } = entry
  const { reasons, wordings } = actRules[act]
  const today = dayInKarachi(new Date())
  const [file, setFile] = useState<File>()
  const record = useRecordForm({
    schema,
    defaults: {
      reason: reasons.length === 1 ? reasons[0] : '',
      since: act === 'note-death' ? '' : today,
      wording: '',
      words: '',
      without_document: '',
    },
    draft: useStaffDraft(`standing:${number}:${act}`),
    check: (fields) => ({
      ...stepErrors(entry, stepOf(act, fields as Fields), today),
      ...documentErrors(act, file !== undefined, fields.without_document),
    }),
    save: ({ without_document, ...fields }, keys) => {
      const params = { number }
      const { words } = fields
      return file
        ? sendWithFile({ ...fields, act, version: String(version) }, file, (body) =>
            api.registrations.proposeWithDocument({ params, body }, keys),
          )
        : api.registrations.proposeStanding(
            { params, body: { ...stepOf(act, fields), words, without_document, version } },
            keys,
          )
    },
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(registrationPath(number))
    },
  })
  return (
    <>
      <p>
        <Typed>{name}</Typed>. Another registrar confirms this; nothing changes until then.
      </p>
      <RecordForm
        record={record}
        fields={fieldsOf(act)}
        saveLabel="Send for confirmation"
        savingLabel="Sending…"
        secondaryAction={<Link to={registrationPath(number)}>Cancel</Link>}
      >
        {reasons.length > 1 && (
          <ChoiceField
            name="reason"
            empty="Choose"
            choices={reasons.map((reason) => [reason, reasonLabels[reason]])}
          />
        )}
        <DateField name="since" latestInDays={365} />
        {wordings.length > 0 && (
          <ChoiceField
            name="wording"
            hint="Shown with the standing on the public page and when a certificate is checked"
            empty="The standing only"
            choices={wordings.map((wording) => [wording, wordingSentences.en[wording]])}
          />
        )}
        <TextAreaField
          name="words"
          hint="Such as the number and date of the decision. Staff read it in the history; the holder and the public do not"
        />
        <PaperChooser
          name="file"
          label={fieldsOf(act).file.label}
          hint="Registrars read it, and it is kept with the entry."
          file={file}
          error={record.errors.file?.join(', ')}
          onFile={(chosen) => {
            record.form.clearErrors(['file', 'without_document'])
            setFile(chosen)
          }}
        />
        {act === 'note-death' && !file && (
          <TextAreaField
            name="without_document"
            hint="Such as: a colleague has told us, the family has not written yet"
          />
        )}
      </RecordForm>
    </>
  )
}
