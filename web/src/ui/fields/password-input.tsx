import { type InputHTMLAttributes, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { frameWords } from '#web/ui/page/frame-words.ts'

interface PasswordInputProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  /** What the button shows and hides, such as "confirm password". */
  what: string
  ref?: React.Ref<HTMLInputElement>
}

/** A masked input with a Show button; pasting is welcome. */
export const PasswordInput = ({ what, ...input }: PasswordInputProps) => {
  const [shown, setShown] = useState(false)
  const words = useWords(frameWords)
  const verb = shown ? words.hide : words.show
  return (
    <div className="password">
      <input
        type={shown ? 'text' : 'password'}
        className="form-control"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      <Button aria-label={`${verb} ${what}`} aria-controls={input.id} onClick={() => setShown(!shown)}>
        {verb}
      </Button>
    </div>
  )
}
