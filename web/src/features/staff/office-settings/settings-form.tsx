import { useRef } from 'react'
import * as z from 'zod/mini'
import { papersOfRenewals } from '#shared/applications/rules/checklist.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { type OfficeSettings, snippet } from '#shared/staff/records/office-settings.ts'
import { forEachLimit, limitedStatuses, mostLimitInDays } from '#shared/staff/rules/step-limits.ts'
import { api } from '#web/api/client.ts'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { SnippetDialog } from './snippets/snippet-dialog.tsx'
import { SnippetFields } from './snippets/snippet-fields.tsx'
import { useSnippetList } from './snippets/use-snippet-list.ts'

/** The form of the office's settings: every field is text as it is typed. */
const wholeDays = `Enter whole days, from 1 to ${mostLimitInDays}`

const isWholeDays = (typed: string): boolean => {
  const days = Number(typed)
  return /^\d+$/.test(typed) && days >= 1 && days <= mostLimitInDays
}

const days = z.string(wholeDays).check(
  z.overwrite((typed) => foldDigits(typed).trim()),
  z.refine(isWholeDays, wholeDays),
)

const settingsFields = z.object({
  ...forEachLimit(() => days),
  fair_shares: z.boolean(),
  snippets: z.array(snippet),
  /** For each paper of the checklist of a renewal, whether it is asked for. */
  papers: z.array(z.boolean()),
  paper_numbers: z.boolean(),
})
type SettingsFields = z.output<typeof settingsFields>

const fieldsOf = ({
  step_limits,
  fair_shares,
  snippets,
  renewal_papers,
  paper_numbers,
}: OfficeSettings): SettingsFields => ({
  ...forEachLimit((status) => String(step_limits[status])),
  fair_shares,
  snippets,
  papers: papersOfRenewals.map((paper) => renewal_papers.includes(paper)),
  paper_numbers,
})

const settingsIn = ({ fair_shares, snippets, papers, paper_numbers, ...limits }: SettingsFields) => ({
  step_limits: forEachLimit((status) => Number(limits[status])),
  fair_shares,
  snippets,
  renewal_papers: papersOfRenewals.filter((_, place) => papers[place]),
  paper_numbers,
})

interface SettingsFormProps {
  settings: OfficeSettings
  onSaved: () => void
}

/** Changes the settings of the office, with the version that was loaded. */
export const SettingsForm = ({ settings, onSaved }: SettingsFormProps) => {
  const flash = useFlash()
  const version = useRef(settings.version)
  const record = useRecordForm({
    schema: settingsFields,
    defaults: fieldsOf(settings),
    draft: useStaffDraft('office-settings'),
    keepsChanges: true,
    save: (fields, keys) =>
      api.officeSettings.update({ body: settingsIn(fields) }, { ...keys, ifMatch: version.current }),
    onSaved: ({ message = '' }) => {
      flash.showHere(message)
      onSaved()
    },
    onLoadSaved: (current: OfficeSettings) => {
      version.current = current.version
      return fieldsOf(current)
    },
  })
  const snippets = useSnippetList(record.form)
  return (
    <>
      <RecordForm record={record}>
        <fieldset className="group">
          <legend>Days for each step</legend>
          <p>An application that keeps its status for longer is shown as overdue.</p>
          <div className="step-limits">
            {limitedStatuses.map((status) => (
              <TextField
                key={status}
                name={status}
                inputMode="numeric"
                className="field-short"
                maxLength={3}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="group">
          <legend>New applications</legend>
          <CheckboxField
            name="fair_shares"
            label="Assign new applications in fair shares"
            hint="Each goes to the reviewer with the fewest applications who is not absent."
          />
        </fieldset>
        <fieldset className="group">
          <legend>Unchanged renewals</legend>
          <p>
            A renewal in which nothing has changed since the last approval is asked for these papers of the
            checklist.
          </p>
          {papersOfRenewals.map((paper, place) => (
            <CheckboxField key={paper} name={`papers.${place}`} label={paper} />
          ))}
        </fieldset>
        <fieldset className="group">
          <legend>Certificates</legend>
          <CheckboxField
            name="paper_numbers"
            label="Note the number of the paper"
            hint="For paper that comes with a number on each sheet: the page of a certificate asks for it."
          />
        </fieldset>
        <SnippetFields list={snippets} />
      </RecordForm>
      {snippets.open && <SnippetDialog list={snippets} before={snippets.open.before} />}
    </>
  )
}
