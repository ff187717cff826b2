import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cities } from '#shared/applications/place-suggestions.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { useIsRunning } from '#web/ui/form/save-button.tsx'
import { submitting } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { asTyped } from '#web/ui/language/typed.tsx'
import { type AskedSearch, problemOf, type SearchProblem } from './asked-search.ts'
import { publicRegisterWords } from './public-register-words.ts'

const textIn = (form: FormData, name: string): string =>
  String(form.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()

interface SearchFormProps {
  asked: AskedSearch | null
  /** The page that shows what is found. */
  to?: string
  /** What may be typed, where it is more than everybody may search for. */
  hint?: string
}

/** Number or name, and optionally a city; mounted again for each search. */
export const SearchForm = ({ asked, to = paths.publicRegister, hint }: SearchFormProps) => {
  const navigate = useNavigate()
  const isRunning = useIsRunning()
  const words = useWords(publicRegisterWords)
  const [problem, setProblem] = useState<SearchProblem>()
  const search = (element: HTMLFormElement) => {
    const form = new FormData(element)
    const next = { typed: textIn(form, 'typed'), city: textIn(form, 'city') }
    const found = problemOf(next)
    setProblem(found)
    if (found) element.querySelector<HTMLInputElement>('#typed')?.focus()
    else navigate(to, { state: next })
  }
  return (
    <search>
      <form className="register-search not-printed" noValidate onSubmit={submitting(search)}>
        <FieldFrame
          name="typed"
          label={words.typed}
          hint={hint ?? words.typedHint}
          error={problem && words.problems[problem]}
        >
          {(input) => (
            <input
              {...input}
              type="search"
              className="form-control"
              {...asTyped(asked?.typed)}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              defaultValue={asked?.typed}
            />
          )}
        </FieldFrame>
        <FieldFrame name="city" label={words.city} optional>
          {(input) => (
            <>
              <input
                {...input}
                type="text"
                className="form-control"
                {...asTyped(asked?.city)}
                maxLength={60}
                autoComplete="off"
                list="city-list"
                defaultValue={asked?.city}
              />
              <datalist id="city-list">
                {cities.map((city) => (
                  <option key={city} value={city} />
                ))}
              </datalist>
            </>
          )}
        </FieldFrame>
        <Button type="submit" look="primary" disabled={!isRunning}>
          {words.search}
        </Button>
      </form>
    </search>
  )
}
