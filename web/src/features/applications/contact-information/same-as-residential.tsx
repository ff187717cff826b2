import { useState } from 'react'
import { useFormContext } from 'react-hook-form'

/** Copies the residential address to the permanent one, once; it stays editable. */
export const SameAsResidential = () => {
  const { getValues, setValue } = useFormContext()
  const [message, setMessage] = useState('')
  const copy = () => {
    const residential: string = getValues('residential')
    if (residential) setValue('permanent', residential, { shouldDirty: true })
    setMessage(residential ? 'Copied to the permanent address' : 'Enter your residential address first')
  }
  return (
    <div className="field">
      <button type="button" className="btn btn-outline-secondary" onClick={copy}>
        Same as residential
      </button>{' '}
      <span className="form-text" role="status">
        {message}
      </span>
    </div>
  )
}
