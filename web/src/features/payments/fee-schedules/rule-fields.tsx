import { useWatch } from 'react-hook-form'
import type { FeeTitle } from '#shared/vocabulary/applications.ts'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { lateKindLabels, lateKinds, prefixes } from './schedule-fields.ts'

/** The fields of the rule for one title: the fee and its late fee. */
export const RuleFields = ({ title }: { title: FeeTitle }) => {
  const prefix = prefixes[title]
  const late = useWatch({ name: `${prefix}_late` })
  const number = { inputMode: 'decimal', className: 'field-short', maxLength: 12 } as const
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      <TextField name={`${prefix}_base`} label="Fee in rupees" {...number} />
      <RadioField
        name={`${prefix}_late`}
        label="Late fee"
        options={lateKinds}
        labelFor={(kind) => lateKindLabels[kind] ?? kind}
      />
      {late !== 'none' && (
        <>
          <TextField
            name={`${prefix}_grace`}
            label="Days of grace"
            hint="Days after the degree was issued with no late fee"
            {...number}
          />
          <TextField
            name={`${prefix}_rate`}
            label={late === 'per-year' ? 'Rupees per year or part of a year' : 'Per cent per day'}
            {...number}
          />
          <TextField name={`${prefix}_cap`} label="Maximum late fee, in rupees" {...number} />
        </>
      )}
    </fieldset>
  )
}
