import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { RowInBook } from '#web/ui/book/row-in-book.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { whole } from '#web/ui/whole.tsx'

interface EntryInBookProps {
  file: RegistrationFile
  onChanged: () => void
}

interface InBookProps extends EntryInBookProps {
  book: { params: { id: string }; query: { file: string; line: string } }
}

const InBook = ({ file, book, onChanged }: InBookProps) => {
  const { number, row_compared, holder } = file
  const flash = useFlash()
  const loaded = useRead(api.books.row, book)
  const { sending, failure, send } = useSending(async () => {
    await api.registrations.compareRow({ params: { number } })
    flash.showHere('A certificate can be prepared')
    onChanged()
  })
  return (
    <section className="card" aria-labelledby="in-book">
      <h2 id="in-book">In the old book</h2>
      {row_compared && (
        <p>
          Row and page were compared by <Typed>{row_compared.name}</Typed>,{' '}
          {whole(formatMoment(row_compared.at))}.
        </p>
      )}
      <WhenLoaded from={loaded} lines={8}>
        {(place) => (
          <>
            {!row_compared && !holder && place.scan && (
              <div className="banner-note">
                <p>Nobody has claimed it yet. Before a certificate, compare the row with its page below.</p>
                <Button look="primary" waiting={sending} onClick={() => void send()}>
                  Row and page agree
                </Button>
              </div>
            )}
            {failure && <FailureAlert failure={failure} />}
            <RowInBook place={place} />
          </>
        )}
      </WhenLoaded>
    </section>
  )
}

/** The row on which an entry of an old book rests, beside its page; for registrars. */
export const EntryInBook = (props: EntryInBookProps) => {
  const { admin } = useAdminSession()
  const { source } = props.file
  if (!('book' in source) || !admin?.roles.includes('registrar')) return null
  const query = { file: String(source.file), line: String(source.row) }
  return <InBook {...props} book={{ params: { id: source.book }, query }} />
}
