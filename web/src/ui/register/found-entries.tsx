import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { registerEntryPath } from '#shared/paths.ts'
import type { FoundEntries, PublicEntry } from '#shared/register/records/public-register.ts'
import type { CallOptions } from '#web/api/http.ts'
import { useRead } from '#web/api/use-api.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import type { AskedSearch } from './asked-search.ts'
import { foundSentence, publicRegisterWords } from './public-register-words.ts'
import { StandingMark } from './standing-mark.tsx'

type Words = ReturnType<typeof useWords<typeof publicRegisterWords.en>>

const columnsTo = (pathOf: (number: string) => string, words: Words): Columns<PublicEntry> => [
  { heading: words.name, cell: ({ name }) => <Typed>{name}</Typed> },
  {
    heading: words.number,
    cell: ({ number }) => <Link to={pathOf(number)}>{number}</Link>,
    className: 'register-whole',
  },
  { heading: words.standing, cell: ({ standing }) => <StandingMark standing={standing} />, label: null },
  {
    heading: words.validUntil,
    cell: ({ valid_until }) => formatDate(valid_until),
    className: 'register-whole',
  },
  { heading: words.category, cell: ({ category }) => category },
  { heading: words.city, cell: ({ city }) => <Typed>{city}</Typed> },
  { heading: words.qualification, cell: ({ qualification }) => <Typed>{qualification}</Typed> },
]

interface FoundEntriesTableProps {
  found: FoundEntries
  /** The page of an entry; by default the public one. */
  pathOf?: (number: string) => string
}

/** The results of a search. */
const FoundEntriesTable = ({ found, pathOf }: FoundEntriesTableProps) => {
  const words = useWords(publicRegisterWords)
  const inLanguage = usePathInLanguage()
  return (
    <section aria-label={words.results}>
      <p role="status">{foundSentence(found, words)}</p>
      {found.entries.length > 0 && (
        <DataTable
          caption={words.caption}
          className="table-dense"
          columns={columnsTo(pathOf ?? ((number) => inLanguage(registerEntryPath(number))), words)}
          rows={found.entries}
          keyOf={({ number }) => number}
        />
      )}
      {found.entries.length === 0 && !found.more && <p>{words.tryOtherwise}</p>}
      <p className="register-note">{words.standingsOn(found.day)}</p>
    </section>
  )
}

interface SearchResultsProps extends Pick<FoundEntriesTableProps, 'pathOf'> {
  asked: AskedSearch
  /** The search of the public, or that of staff. */
  search: (asked: AskedSearch, options: CallOptions) => Promise<{ data: FoundEntries }>
}

/** What a search has found, once it is answered. */
export const SearchResults = ({ asked, search, pathOf }: SearchResultsProps) => (
  <WhenLoaded from={useRead(search, asked)} lines={6}>
    {(found) => <FoundEntriesTable found={found} pathOf={pathOf} />}
  </WhenLoaded>
)
