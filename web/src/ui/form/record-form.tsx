import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldTable } from '#shared/kit/field.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFields } from '#web/ui/messages/field-labels.ts'
import { usePageFailure } from '#web/ui/page/page-context.ts'
import { CommandConflict } from './command-problem.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SaveButton } from './save-button.tsx'
import { type FieldLock, LockedFields, noLock } from './use-field-lock.ts'
import type { RecordFormState } from './use-record-form.ts'

interface RecordFormProps {
  /** From `useRecordForm`. */
  record: RecordFormState
  /** The fields of the record, for their labels. */
  fields?: FieldTable
  saveLabel?: string
  savingLabel?: string
  /** A full-width button as on the sign-in cards, instead of the save bar that stays in view on phones. */
  plain?: boolean
  /** Fields that are shown, but cannot be changed. Where all are, nothing can be saved. */
  isLocked?: FieldLock
  /** A button that drops what was typed, next to the save button. */
  onCancel?: () => void
  /** Next to the save button, such as a link. */
  secondaryAction?: ReactNode
  children: ReactNode
}

const noFields: FieldTable = {}

const mergedText =
  'Somebody else has changed this in the meantime. Your changes are kept, the rest is shown as it is now. Check it and save again.'

/** A whole form: the error summary, the draft notice, the fields, the save button. */
export const RecordForm = ({
  record,
  fields = noFields,
  saveLabel,
  savingLabel,
  plain,
  isLocked = noLock,
  onCancel,
  secondaryAction,
  children,
}: RecordFormProps) => {
  const { form, submit, saving, failure, errors, attempt, draftNotice, loadSaved } = record
  usePageFailure(failure !== null || Object.keys(errors).length > 0)
  const keys = Object.keys(fields)
  const nothingToSave = keys.length > 0 && keys.every(isLocked)
  const button = (
    <SaveButton saving={saving} savingLabel={savingLabel} className={plain ? 'btn-wide' : ''}>
      {saveLabel}
    </SaveButton>
  )
  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        <ErrorSummary
          errors={errors}
          failure={failure}
          attempt={attempt}
          onRetry={submit}
          onLoadSaved={loadSaved}
        />
        <CommandConflict text={record.wasMerged ? mergedText : undefined} />
        {draftNotice && (
          <p className="draft-notice" role="status">
            We kept what you typed at {draftNotice.at}.{' '}
            <Button look="link" onClick={draftNotice.discard}>
              Discard
            </Button>
          </p>
        )}
        {/* post: if it is sent before this script runs, nothing typed becomes part of the address. */}
        <form method="post" noValidate onSubmit={submit} aria-busy={saving}>
          <LockedFields value={isLocked}>
            <div className={plain ? undefined : 'form-body'}>{children}</div>
          </LockedFields>
          {plain && button}
          {!plain && !nothingToSave && (
            <div className="save-bar">
              {button}
              {onCancel && (
                <Button
                  onClick={() => {
                    record.discard()
                    onCancel()
                  }}
                >
                  Cancel
                </Button>
              )}
              {secondaryAction}
            </div>
          )}
        </form>
      </FormFields>
    </FormProvider>
  )
}
