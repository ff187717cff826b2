import { useState } from 'react'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'

interface OtherNumberProps {
  /** The number of the entry that is shown. */
  number: string
  onLookUp: (number: string) => void
}

/** Looks up another entry, where the person has mistyped the number. */
export const OtherNumber = ({ number, onLookUp }: OtherNumberProps) => {
  const [typed, setTyped] = useState(number)
  return (
    <form
      className="claim-lookup"
      onSubmit={(event) => {
        event.preventDefault()
        onLookUp(typed.trim())
      }}
    >
      <FieldFrame name="number" label="Compare with the entry" error={undefined}>
        {(input) => (
          <input
            {...input}
            className="form-control field-short"
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FieldFrame>
      <button type="submit" className="btn btn-outline-secondary">
        Look up
      </button>
    </form>
  )
}
