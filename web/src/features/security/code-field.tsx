import { TextField } from '#web/ui/fields/text-field.tsx'

/** A code of the app in use, or a recovery code. */
export const CodeField = () => (
  <TextField
    name="code"
    className="field-short"
    autoComplete="one-time-code"
    spellCheck={false}
    hint="The 6 digits that your current app shows now, or a recovery code."
  />
)
