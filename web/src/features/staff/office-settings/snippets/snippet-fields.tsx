import { useRef } from 'react'
import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { mostSnippets } from '#shared/staff/rules/snippets.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import type { SnippetList } from './use-snippet-list.ts'

interface SnippetRowProps {
  snippet: Snippet
  onChange: () => void
  onRemove: () => void
}

const SnippetRow = ({ snippet: { name, text }, onChange, onRemove }: SnippetRowProps) => (
  <li>
    <Typed as="strong">{name}</Typed>
    <Typed as="p" className="snippet-text">
      {text}
    </Typed>
    <div className="snippet-buttons">
      <Button small onClick={onChange}>
        Change<span className="visually-hidden"> the text {name}</span>
      </Button>
      <Button small onClick={onRemove}>
        Remove<span className="visually-hidden"> the text {name}</span>
      </Button>
    </div>
  </li>
)

/** The part of the settings with the texts that the office keeps. */
export const SnippetFields = ({ list }: { list: SnippetList }) => {
  const addButton = useRef<HTMLButtonElement>(null)
  const { snippets, isChanged } = list
  const isFull = snippets.length >= mostSnippets
  return (
    <fieldset className="group" id="snippets" tabIndex={-1}>
      <legend>Texts to insert</legend>
      <p>
        Reviewers and registrars insert them into what they write to applicants: into the notes of a return,
        and into the reason for declining.
      </p>
      {snippets.length === 0 && <p>No texts are kept.</p>}
      <ul className="snippets">
        {snippets.map((snippet) => (
          <SnippetRow
            key={snippet.name}
            snippet={snippet}
            onChange={() => list.change(snippet)}
            onRemove={() => {
              list.remove(snippet)
              addButton.current?.focus() // the pressed button disappears
            }}
          />
        ))}
      </ul>
      <Button ref={addButton} waiting={isFull} onClick={() => !isFull && list.add()}>
        Add a text
      </Button>
      {isFull && <p className="snippets-note">At most {mostSnippets} texts are kept.</p>}
      <p className="snippets-note" role="status">
        {isChanged && 'The texts are changed when you save.'}
      </p>
    </fieldset>
  )
}
