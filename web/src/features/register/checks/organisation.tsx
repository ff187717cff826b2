import { useState } from 'react'
import { type CheckerRecord, namedOrganisation } from '#shared/accounts/records/checker.ts'
import type { FieldTable } from '#shared/kit/field.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { checkWords } from './check-words.ts'

interface NameFormProps {
  checker: CheckerRecord
  onSaved: (named: CheckerRecord) => void
}

/** Which organisation it is: asked once, and changed here. */
export const NameForm = ({ checker, onSaved }: NameFormProps) => {
  const words = useWords(checkWords)
  const fields = { organisation: { label: words.organisation, kind: 'text' } } satisfies FieldTable
  const record = useRecordForm({
    schema: namedOrganisation,
    defaults: { organisation: checker.organisation ?? '' },
    save: async (body) => (await api.checkers.name({ body })).data,
    onSaved,
    guardLeaving: false,
  })
  return (
    <RecordForm record={record} fields={fields} saveLabel={words.save} savingLabel={words.sending} plain>
      <TextField
        name="organisation"
        hint={words.organisationHint}
        dir="auto"
        maxLength={120}
        autoComplete="organization"
      />
    </RecordForm>
  )
}

interface OrganisationProps {
  checker: CheckerRecord
  onRename: () => void
  onLeave: () => void
  onClosed: () => void
}

/** Who asks, and how they leave or are forgotten. */
export const Organisation = ({ checker, onRename, onLeave, onClosed }: OrganisationProps) => {
  const words = useWords(checkWords)
  const inLanguage = usePathInLanguage()
  const [closing, setClosing] = useState(false)
  const { failure, sending, send } = useSending(async () => {
    await api.checkers.leave({ body: { forget: true } })
    onClosed()
  })
  const leave = () => {
    api.checkers.leave({ body: { forget: false } }).catch(() => undefined)
    onLeave()
  }
  return (
    <section className="not-printed">
      <p>{words.who(checker.organisation ?? '', checker.email)}</p>
      <p className="page-actions">
        <ButtonLink small to={inLanguage(paths.watch)}>
          {words.watch}
        </ButtonLink>
        <Button small onClick={onRename}>
          {words.rename}
        </Button>
        <Button small onClick={leave}>
          {words.leave}
        </Button>
        <Button small look="danger" onClick={() => setClosing(true)}>
          {words.close}
        </Button>
      </p>
      {closing && (
        <CommandDialog
          title={words.close}
          submitLabel={words.close}
          saving={sending}
          problem={failure}
          isTyped={false}
          onSubmit={() => void send()}
          onClose={() => setClosing(false)}
        >
          <p>{words.closeText}</p>
        </CommandDialog>
      )}
    </section>
  )
}
