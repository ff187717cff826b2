import { TextField } from '#web/ui/fields/text-field.tsx'

const hint = 'The 6 digits that your current app shows now, or a recovery code.'

/**
 * A code of the app in use, or a recovery code.
 * @param orPasskey whether an empty field means that a passkey is used
 */
export const CodeField = ({ orPasskey = false }: { orPasskey?: boolean }) => (
  <TextField
    name="code"
    className="field-short"
    autoComplete="one-time-code"
    spellCheck={false}
    optional={orPasskey}
    hint={orPasskey ? `${hint} Leave it empty to use a passkey.` : hint}
  />
)
