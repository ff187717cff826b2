import type { Book } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'

export const undoBookKey = (id: string): string => `undo-book:${id}`

interface UndoBookDialogProps {
  book: Pick<Book, 'id' | 'name'>
  onSent: () => void
  onClose: () => void
}

/** Says what undoing does and asks for the reason. */
export const UndoBookDialog = ({ book: { id, name }, onSent, onClose }: UndoBookDialogProps) => (
  <ReasonDialog
    title="Undo this book"
    explanation={`A colleague confirms this first. Then every entry that “${name}” has brought in leaves the register, and its certificates are void. Entries on which an approved renewal rests stay; each is listed with the reason.`}
    submitLabel="Send for confirmation"
    savingLabel="Sending…"
    draft={undoBookKey(id)}
    send={async (reason) => {
      await api.books.undo({ params: { id }, body: { file: 1, part: 0, reason } })
      onSent()
    }}
    onClose={onClose}
  />
)
