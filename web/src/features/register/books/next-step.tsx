import type { BookDetails } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

interface NextStepProps {
  book: BookDetails
  onChanged: () => void
}

/** Who must act before the rows of a book enter the register. */
export const NextStep = ({ book, onChanged }: NextStepProps) => {
  const flash = useFlash()
  const { id, asked, refused, waiting, files, rows } = book
  const { sending, failure, send } = useSending(async () => {
    const { message = '' } = await api.books.ask({ params: { id } })
    flash.showHere(message)
    onChanged()
  })
  if (asked)
    return (
      <p className="banner-note">
        <strong>Next: {waiting?.obstacle ? 'another registrar' : 'you'}.</strong>{' '}
        <Typed>{asked.by.name}</Typed> asked for the confirmation, {whole(formatMoment(asked.at))}. Nobody
        outside the office sees these rows before it.
        {waiting?.obstacle && ` ${waiting.obstacle}.`}
      </p>
    )
  const isWhole = rows > 0 && files.every(({ stored, parts }) => stored === parts)
  return (
    <>
      {refused && (
        <p className="banner-note">
          <Typed>{refused.by.name}</Typed> did not confirm it, {whole(formatMoment(refused.at))}:{' '}
          <Typed>{refused.reason}</Typed>
        </p>
      )}
      {isWhole && (
        <div className="banner-note">
          <p>
            <strong>Next: you.</strong> When all its files and scans are here, ask another registrar to
            confirm the book. It takes no more files then, and nothing is in the register before.
          </p>
          <Button look="primary" waiting={sending} onClick={() => void send()}>
            {sending ? 'Sending…' : 'Ask for the confirmation'}
          </Button>
        </div>
      )}
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}
