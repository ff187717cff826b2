import { Check } from '#web/ui/fields/check.tsx'
import '#web/theme/cases/case-dialogs.scss'
import { formatDate } from '#shared/kit/format.ts'
import { categories, type RegistrationLink } from '#shared/register/records/registration.ts'
import { isRegistrationNumber } from '#shared/vocabulary/applications.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import type { CaseReview } from '../use-case-review.ts'
import { linkKey } from './dialog-keys.ts'

const lines = [
  ['number', 'Registration number', 'As on the certificate, for example A-00012'],
  ['name', 'Name', 'As on the certificate'],
  ['father_name', 'Father’s name', 'As on the certificate'],
  ['first_registered_on', 'Date of registration', 'For example, 17-03-2020'],
  ['valid_until', 'Valid until', 'The last day on the certificate, for example 16-03-2025'],
] as const

/** Filled in with the values of the application, to be compared with the certificate. */
const initialOf = ({ caseRecord: { applicant, application_form: form } }: CaseReview) => ({
  number: isRegistrationNumber(form.registrationNo) ? form.registrationNo : '',
  name: applicant.name,
  father_name: applicant.father_name,
  first_registered_on: formatDate(form.issueDate ?? ''),
  valid_until: formatDate(form.expiryDate ?? ''),
  category: categories.find((one) => form.registrationNo.toUpperCase().startsWith(one)) ?? 'A',
  certificate_seen: false,
})

/** Links the applicant of a renewal to their entry; one that is not in the register yet is made from the certificate. */
export const LinkDialog = ({ review, onClose }: { review: CaseReview; onClose: () => void }) => {
  const { id } = review.caseRecord
  const { values, change, failure, field, dialog } = useDialogCommand({
    key: linkKey(id),
    initial: initialOf(review),
    send: async (typed) => {
      const body = {
        ...typed,
        first_registered_on: valueOfTyped(typed.first_registered_on),
        valid_until: valueOfTyped(typed.valid_until),
      } as RegistrationLink
      await review.commands.apply(
        (idempotencyKey) => api.cases.linkRegistration({ params: { id }, body }, { idempotencyKey }),
        'Linked to the register',
      )
      onClose()
    },
    onClose,
  })
  const unseen = failure?.errors?.certificate_seen?.join(', ')
  return (
    <CommandDialog
      title="Link to the register"
      submitLabel="Link"
      explanation="The approval, by another registrar, extends this entry; until then the register stays as it is. Compare each line with the certificate. Where the register has the number already, its own particulars stay."
      {...dialog}
    >
      {lines.map(([key, label, hint]) => (
        <ControlledInput
          key={key}
          {...field(key)}
          name={`link-${key}`}
          label={label}
          hint={hint}
          dir="auto"
          maxLength={80}
        />
      ))}
      <ControlledSelect
        {...field('category')}
        name="link-category"
        label="Category"
        choices={categories.map((category) => [category, category])}
      />
      <div className={unseen ? 'field field-invalid' : 'field'}>
        <Check
          id="link-seen"
          aria-invalid={unseen ? true : undefined}
          aria-describedby={unseen && 'link-seen-error'}
          checked={values.certificate_seen}
          onChange={(event) => change({ certificate_seen: event.target.checked })}
        >
          I have seen the certificate, and it is this person’s
        </Check>
        <FieldError name="link-seen" error={unseen} />
      </div>
    </CommandDialog>
  )
}
