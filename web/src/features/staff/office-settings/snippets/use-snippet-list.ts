import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { byName } from '#shared/staff/rules/snippets.ts'

/** The kept texts in the form of the settings; they are stored with it. */
export const useSnippetList = (form: UseFormReturn) => {
  const { field } = useController({ name: 'snippets', control: form.control })
  const snippets = field.value as Snippet[]
  const [open, setOpen] = useState<{ before: Snippet | undefined }>()
  const others = snippets.filter((one) => one !== open?.before)
  return {
    snippets,
    isChanged: Boolean(form.formState.dirtyFields.snippets),
    /** The text that the dialog changes; `before` is missing for a new one. Undefined while the dialog is closed. */
    open,
    /** Those that keep their names. */
    others,
    add: () => setOpen({ before: undefined }),
    change: (before: Snippet) => setOpen({ before }),
    close: () => setOpen(undefined),
    put: (snippet: Snippet) => {
      field.onChange(byName([...others, snippet]))
      setOpen(undefined)
    },
    remove: (snippet: Snippet) => field.onChange(snippets.filter((one) => one !== snippet)),
  }
}
export type SnippetList = ReturnType<typeof useSnippetList>
