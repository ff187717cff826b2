import * as z from 'zod/mini'
import type { Colleague } from '#shared/records/colleague.ts'
import { worksOn } from '#shared/rules/assignment.ts'
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { ColleagueField } from './colleague-field.tsx'

interface AssignDialogProps {
  /** "Assign this application", "Assign 12 applications" */
  title: string
  /** Of the applications: the colleague's role works on all of them. */
  statuses: readonly ApplicationStatus[]
  /** Asks whether what is assigned to somebody else goes on too; its sentence. */
  takeOverLabel?: string | undefined
  /** Assigns to the colleague of this id; throws `ApiFailure`. */
  assign: (to: string, takeOver: boolean) => Promise<void>
  onClose: () => void
}

const choice = z.object({
  to: z.string().check(z.minLength(1, 'Choose a colleague')),
  take_over: z.boolean(),
})

const AssignForm = ({
  people,
  takeOverLabel,
  assign,
  onClose,
}: Omit<AssignDialogProps, 'title' | 'statuses'> & { people: Colleague[] }) => {
  const record = useRecordForm({
    schema: choice,
    defaults: { to: '', take_over: false },
    guardLeaving: false,
    save: ({ to, take_over }) => assign(to, take_over),
    onSaved: onClose,
  })
  return (
    <RecordForm
      record={record}
      saveLabel="Assign"
      savingLabel="Assigning…"
      secondaryAction={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <ColleagueField name="to" people={people} />
      {takeOverLabel && <CheckboxField name="take_over" label={takeOverLabel} />}
    </RecordForm>
  )
}

/** Assigns one or many applications to a colleague whose role works on them. */
export const AssignDialog = ({ title, statuses, ...form }: AssignDialogProps) => {
  const loaded = useApi(async (signal) => (await api.colleagues.list({}, { signal })).data.people, [])
  return (
    <Dialog open title={title} onClose={form.onClose}>
      <WhenLoaded from={loaded} lines={4}>
        {(people) => (
          <AssignForm
            people={people.filter(({ roles }) => statuses.every((status) => worksOn(roles, status)))}
            {...form}
          />
        )}
      </WhenLoaded>
    </Dialog>
  )
}
