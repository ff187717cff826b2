import * as z from 'zod/mini'
import { worksOn } from '#shared/cases/rules/assignment.ts'
import type { Colleague } from '#shared/staff/records/colleague.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { Dialog } from '../dialog.tsx'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { WhenLoaded } from '../page/loaded.tsx'
import { ColleagueField } from './colleague-field.tsx'

export const assignKey = (caseId: string): string => `assign:${caseId}`

interface AssignDialogProps {
  /** The key under which the choice is kept until it is sent or discarded. */
  draftKey: string

  /** "Assign this application", "Assign 12 applications" */
  title: string
  /** The statuses of the applications: the colleague's role works on all of them. */
  statuses: readonly ApplicationStatus[]
  /** The question whether applications that are assigned to somebody else are reassigned too. */
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
  title,
  draftKey,
  takeOverLabel,
  assign,
  onClose,
}: Omit<AssignDialogProps, 'statuses'> & { people: Colleague[] }) => {
  const record = useRecordForm({
    schema: choice,
    defaults: { to: '', take_over: false },
    draft: useStaffDraft(draftKey),
    guardLeaving: false,
    save: ({ to, take_over }) => assign(to, take_over),
    onSaved: onClose,
  })
  return (
    <RecordDialog title={title} record={record} saveLabel="Assign" savingLabel="Assigning…" onClose={onClose}>
      <ColleagueField name="to" people={people} />
      {takeOverLabel && <CheckboxField name="take_over" label={takeOverLabel} />}
    </RecordDialog>
  )
}

/** Assigns one or many applications to a colleague whose role works on them. */
export const AssignDialog = ({ statuses, ...form }: AssignDialogProps) => {
  const loaded = useApi(async (signal) => (await api.colleagues.list({}, { signal })).data.people, [])
  if (loaded.state !== 'ready')
    return (
      <Dialog open title={form.title} onClose={form.onClose}>
        <WhenLoaded from={loaded} lines={4}>
          {() => null}
        </WhenLoaded>
      </Dialog>
    )
  const people = loaded.data.filter(({ roles }) => statuses.every((status) => worksOn(roles, status)))
  return <AssignForm people={people} {...form} />
}
