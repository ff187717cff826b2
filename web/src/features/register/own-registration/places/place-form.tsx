import { useState } from 'react'
import * as z from 'zod/mini'
import type { FieldTable } from '#shared/kit/field.ts'
import { declaredPlace, type OwnPlaces } from '#shared/register/records/own-places.ts'
import type { Place } from '#shared/register/records/place.ts'
import { placeKindLabels, placeRoleLabels, shownPlacesSentences } from '#shared/register/rules/places.ts'
import { type PlaceRole, placeKinds, placeRoles } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { newIdempotencyKey } from '#web/ui/form/use-attempt-key.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

const fields = {
  premises: { label: 'Name of the premises', kind: 'text' },
  kind: { label: 'What it is', kind: 'text' },
  address: { label: 'Address', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  licence: { label: 'Drug sale licence number', kind: 'text' },
  role: { label: 'What you are there', kind: 'text' },
  since: { label: 'Since', kind: 'text' },
  ends: { label: 'The place before ends', kind: 'text' },
} satisfies FieldTable

const schema = z.extend(z.omit(declaredPlace, { id: true, ends: true }), { ends: z.boolean() })
const nothing = {
  ...{ premises: '', kind: '', address: '', city: '', licence: '', role: '', since: '', ends: false },
}

const isHeld = ({ role, until }: Place): boolean => role === 'in-charge' && until === undefined

interface PlaceFormProps {
  own: OwnPlaces
  /** The one that is changed; a new one without. */
  place?: Place | undefined
  onSaved: (own: OwnPlaces) => void
  onCancel: () => void
}

/** Declares a place of practice or changes one; who is in charge of another one confirms that it ends. */
export const PlaceForm = ({ own, place, onSaved, onCancel }: PlaceFormProps) => {
  const [id] = useState(() => place?.id ?? newIdempotencyKey())
  const held = own.places.filter((one) => isHeld(one) && one.id !== id)
  const record = useRecordForm({
    schema,
    defaults: { ...nothing, ...place },
    draft: { key: `place-${place?.id ?? 'new'}` },
    save: async ({ ends, ...given }) => {
      const body = { ...given, id, ...(ends && held[0] && { ends: held[0].id }) }
      return (await api.ownPlaces.save({ body })).data
    },
    onSaved,
  })
  const isInCharge = record.form.watch('role') === 'in-charge'
  const [last] = isInCharge && held.length >= own.most_in_charge ? held : []
  return (
    <RecordForm record={record} fields={fields} saveLabel="Save the place" onCancel={onCancel}>
      <TextField name="premises" maxLength={80} dir="auto" hint="As on its board" />
      <ChoiceField
        name="kind"
        empty="Choose"
        choices={placeKinds.map((one) => [one, placeKindLabels[one]])}
      />
      <TextField name="address" maxLength={120} dir="auto" />
      <TextField name="city" maxLength={60} dir="auto" />
      <TextField name="licence" optional maxLength={40} />
      <RadioField name="role" options={placeRoles} labelFor={(one) => placeRoleLabels[one as PlaceRole]} />
      <DateField name="since" hint="Your first day there, such as 17-03-2026" />
      {last && (
        <CheckboxField
          name="ends"
          label={`I am not in charge of ${last.premises} any more`}
          hint="It ends on the day on which this one begins. Both stay in the history."
        />
      )}
      <p className="banner-note">{shownPlacesSentences[own.shown]}</p>
    </RecordForm>
  )
}
