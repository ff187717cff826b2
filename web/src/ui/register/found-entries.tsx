import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { registerEntryPath } from '#shared/paths.ts'
import type { FoundEntries, PublicEntry } from '#shared/register/records/public-register.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { StandingMark } from './standing-mark.tsx'

const columnsTo = (pathOf: (number: string) => string): Columns<PublicEntry> => [
  { heading: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    heading: 'Number',
    cell: ({ number }) => <Link to={pathOf(number)}>{number}</Link>,
    className: 'register-whole',
  },
  { heading: 'Standing', cell: ({ standing }) => <StandingMark standing={standing} />, label: null },
  { heading: 'Valid until', cell: ({ valid_until }) => formatDate(valid_until), className: 'register-whole' },
  { heading: 'Category', cell: ({ category }) => category },
  { heading: 'City', cell: ({ city }) => <bdi>{city}</bdi> },
  { heading: 'Qualification', cell: ({ qualification }) => <bdi>{qualification}</bdi> },
]

const howMany = ({ entries, more }: FoundEntries): string => {
  if (entries.length === 0)
    return more
      ? 'Not all entries were searched, because too many have these words. Type the whole name, or search by number.'
      : 'No registration was found.'
  if (more)
    return `The first ${entries.length} are shown, and there may be more. Type the whole name, or add the city.`
  return entries.length === 1 ? '1 registration was found.' : `${entries.length} registrations were found.`
}

interface FoundEntriesTableProps {
  found: FoundEntries
  /** The page of an entry. */
  pathOf?: (number: string) => string
}

/** The results of a search. */
export const FoundEntriesTable = ({ found, pathOf = registerEntryPath }: FoundEntriesTableProps) => (
  <section aria-label="Search results">
    <p role="status">{howMany(found)}</p>
    {found.entries.length > 0 && (
      <DataTable
        caption="Registrations that were found"
        className="table-dense"
        columns={columnsTo(pathOf)}
        rows={found.entries}
        keyOf={({ number }) => number}
      />
    )}
    {found.entries.length === 0 && !found.more && (
      <p>
        The register may have another name or city: try the number on the certificate, or a part of the name
        without a city. Who is not found here may still be in an old book: ask the council.
      </p>
    )}
    <p className="register-note">Standings are as of {formatDate(found.day)}.</p>
  </section>
)
