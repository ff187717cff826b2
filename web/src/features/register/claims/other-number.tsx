import { useState } from 'react'
import { ControlledInput } from '#web/ui/fields/controlled/controlled-input.tsx'

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
      <ControlledInput
        name="number"
        label="Compare with the entry"
        error={undefined}
        short
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={typed}
        onValue={setTyped}
      />
      <button type="submit" className="btn btn-outline-secondary">
        Look up
      </button>
    </form>
  )
}
