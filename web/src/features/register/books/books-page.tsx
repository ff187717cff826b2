import '#web/theme/payments/bank-statement.scss'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { bookPath } from '#shared/paths.ts'
import type { Book } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { newIdempotencyKey } from '#web/ui/form/use-attempt-key.ts'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { asTyped, Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { summarizeBook } from './counts.ts'

const BeginBook = () => {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [id] = useState(newIdempotencyKey)
  const { sending, failure, send } = useSending(async () => {
    const { data } = await api.books.create({ body: { id, name } })
    navigate(bookPath(data.id))
  })
  return (
    <section className="card" aria-labelledby="begin">
      <h2 id="begin">Bring in an old register</h2>
      <p>
        A book is an old register with its own numbers, which stay as they are. Give it the name that is on
        its cover. Its files come next. Nothing enters the register before another registrar has compared some
        of the rows with their pages and confirmed the book.
      </p>
      <form noValidate onSubmit={submitting(send)}>
        <ControlledInput
          name="name"
          label="Name of the book"
          hint="For example: Register A, volume 3, 1985 to 1991"
          error={failure?.errors?.name?.[0]}
          autoComplete="off"
          dir="auto"
          maxLength={80}
          value={name}
          onValue={setName}
        />
        {failure && !failure.errors && <FailureAlert failure={failure} />}
        <SaveButton saving={sending} savingLabel="One moment…">
          Begin the book
        </SaveButton>
      </form>
    </section>
  )
}

const Entry = ({ book }: { book: Book }) => (
  <li>
    <Link to={bookPath(book.id)} {...asTyped(book.name)}>
      {book.name}
    </Link>
    : {summarizeBook(book)}
    <span className="text-muted">
      <Typed>{book.by.name}</Typed>, {whole(formatMoment(book.at))}
    </span>
  </li>
)

/** `/admin/books`: the old registers that were brought in, and the beginning of another. */
export const BooksPage = () => {
  const loaded = useRead(api.books.list, {})
  return (
    <Page title="Old books">
      <BeginBook />
      <section className="card" aria-labelledby="books">
        <h2 id="books">Books</h2>
        <WhenLoaded from={loaded}>
          {(books) =>
            books.length === 0 ? (
              <p>No old register has been brought in yet.</p>
            ) : (
              <ol className="bank-imports">
                {books.map((book) => (
                  <Entry key={book.id} book={book} />
                ))}
              </ol>
            )
          }
        </WhenLoaded>
      </section>
    </Page>
  )
}
