import { useRef, useState } from 'react'
import { type FieldErrors, Invalid } from '#shared/kit/errors.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { type Snippet, snippet as snippetRecord } from '#shared/staff/records/office-settings.ts'
import { longestSnippet, longestSnippetName, nameTaken } from '#shared/staff/rules/snippets.ts'
import { ControlledInput, ControlledTextArea } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import type { SnippetList } from './use-snippet-list.ts'

/** @throws Invalid by field */
const checked = (typed: Snippet, others: Snippet[]): Snippet => {
  const snippet = parseWith(snippetRecord, typed)
  const isTaken = nameTaken(snippet.name, others)
  if (isTaken) throw new Invalid({ name: [isTaken] })
  return snippet
}

/** Writes a new text, or changes one, in the list of the form. */
export const SnippetDialog = ({ list, before }: { list: SnippetList; before: Snippet | undefined }) => {
  const first = before ?? { name: '', text: '' }
  const [typed, setTyped] = useState<Snippet>(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const fields = useRef<HTMLDivElement>(null)
  const put = () => {
    try {
      list.put(checked(typed, list.others))
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      setErrors(error.details.errors ?? {})
      const wrong = error.details.errors?.name ? 'input' : 'textarea'
      fields.current?.querySelector<HTMLElement>(wrong)?.focus()
    }
  }
  return (
    <CommandDialog
      title={before ? 'Change a text' : 'Add a text'}
      explanation="It is stored when you save the settings."
      submitLabel={before ? 'Change' : 'Add'}
      saving={false}
      problem={undefined}
      isTyped={typed.name !== first.name || typed.text !== first.text}
      onSubmit={put}
      onClose={list.close}
    >
      <div ref={fields}>
        <ControlledInput
          name="snippet-name"
          label="Name"
          hint="By which it is chosen"
          error={errors.name?.join(', ')}
          autoComplete="off"
          dir="auto"
          maxLength={longestSnippetName}
          value={typed.name}
          onValue={(name) => setTyped({ ...typed, name })}
        />
        <ControlledTextArea
          name="snippet-text"
          label="Text"
          hint={`Up to ${longestSnippet} characters. A note on a point takes 300.`}
          error={errors.text?.join(', ')}
          rows={5}
          maxLength={longestSnippet}
          value={typed.text}
          onValue={(text) => setTyped({ ...typed, text })}
        />
      </div>
    </CommandDialog>
  )
}
