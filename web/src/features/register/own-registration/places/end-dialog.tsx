import { endedPlace, type OwnPlaces } from '#shared/register/records/own-places.ts'
import type { Place } from '#shared/register/records/place.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RecordDialog } from '#web/ui/form/record-dialog.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

interface EndDialogProps {
  place: Place
  onSaved: (own: OwnPlaces) => void
  onClose: () => void
}

/** The last day at a place. */
export const EndDialog = ({ place, onSaved, onClose }: EndDialogProps) => {
  const record = useRecordForm({
    schema: endedPlace,
    defaults: { until: '' },
    guardLeaving: false,
    save: async (body) => (await api.ownPlaces.end({ params: { id: place.id }, body })).data,
    onSaved,
  })
  return (
    <RecordDialog title={`You leave ${place.premises}`} saveLabel="Save" record={record} onClose={onClose}>
      <DateField name="until" label="Last day" hint="Your last day there, such as 17-03-2026" />
      <p>
        The place stays in your history. Whoever checks its door card reads that you are not there any more.
      </p>
    </RecordDialog>
  )
}
