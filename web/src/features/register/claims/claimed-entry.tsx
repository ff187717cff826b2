import { formatDate } from '#shared/kit/format.ts'
import type { ClaimDetails } from '#shared/register/records/claim.ts'
import { RowInBook } from '#web/ui/book/row-in-book.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** The entry of the register, and the row of the old book that it comes from. */
export const ClaimedEntry = ({ entry }: Pick<ClaimDetails, 'entry'>) =>
  entry ? (
    <>
      <SummaryList
        items={[
          { label: 'Standing', value: `${entry.standing}, valid until ${formatDate(entry.valid_until)}` },
          { label: 'First registered on', value: formatDate(entry.first_registered_on) },
          { label: 'Date of birth', value: formatDate(entry.date_of_birth ?? '') },
          { label: 'Category', value: entry.category },
          { label: 'City', value: entry.city },
          { label: 'Qualification', value: entry.qualification },
          ...(entry.holder ? [{ label: 'Holder', value: entry.holder }] : []),
        ]}
      />
      {entry.in_book && (
        <>
          <h3>In the old book</h3>
          <RowInBook place={entry.in_book} />
        </>
      )}
    </>
  ) : (
    <p>The register has no entry with this number.</p>
  )
