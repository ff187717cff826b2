import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { CommandDialog } from './command-dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { RecordFormState } from './use-record-form.ts'

interface RecordDialogProps {
  title: string
  saveLabel: string
  savingLabel?: string
  /**
   * From `useRecordForm` with a separate draft and without the question before leaving, which the dialog asks itself.
   */
  record: RecordFormState
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog that keeps its input and asks before it is discarded, like every dialog of a command. */
export const RecordDialog = ({ record, saveLabel, onClose, children, ...dialog }: RecordDialogProps) => (
  <FormProvider {...record.form}>
    <CommandDialog
      {...dialog}
      submitLabel={saveLabel}
      saving={record.saving}
      problem={undefined}
      isTyped={record.form.formState.isDirty}
      onSubmit={() => void record.submit()}
      onClose={() => {
        record.discard()
        onClose()
      }}
    >
      <ErrorSummary
        errors={record.errors}
        failure={record.failure}
        attempt={record.attempt}
        onRetry={record.submit}
      />
      {children}
    </CommandDialog>
  </FormProvider>
)
