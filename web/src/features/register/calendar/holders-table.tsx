import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { casePath, registrationPath } from '#shared/paths.ts'
import type { CalendarEntry, CalendarStanding, CalendarView } from '#shared/register/records/calendar.ts'
import { api } from '#web/api/client.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { PagedList } from '#web/ui/older-pages.tsx'
import { holderWords, nextWords } from './calendar-words.ts'

/** What the address of the page asks for. */
export interface Asked {
  month: string | undefined
  /** The last month, where it is not the only one. */
  until: string | undefined
  city: string | undefined
  standing: CalendarStanding | undefined
  show: CalendarView
}

const columns: Columns<CalendarEntry> = [
  {
    heading: 'Number',
    cell: ({ number }) => <Link to={registrationPath(number)}>{number}</Link>,
  },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'City', dir: 'auto', cell: ({ city }) => city },
  { heading: 'Ends on', cell: ({ valid_until }) => formatDate(valid_until) },
  {
    heading: 'Holder',
    cell: (entry) => (
      <>
        {holderWords(entry)}
        {entry.unpaid && (
          <>
            {'. '}
            <Link to={casePath(entry.unpaid)}>
              Renewal not paid<span className="visually-hidden">: {entry.number}</span>
            </Link>
          </>
        )}
      </>
    ),
  },
  { heading: 'Next reminder', cell: nextWords },
]

/** A page may hold few or none of those that were looked at: then the button looks further. */
export const HoldersTable = (asked: Asked) => (
  <PagedList
    read={async (cursor, signal) =>
      (await api.calendar.list({ query: { ...asked, cursor } }, { signal })).data
    }
    dependencies={[JSON.stringify(asked)]}
    lines={10}
    label="More"
  >
    {(entries, isMore) =>
      entries.length === 0 ? (
        <p>{isMore ? 'None among the first hundred.' : 'Nobody.'}</p>
      ) : (
        <DataTable
          caption="Registrations in the order of their ends"
          className="table-dense"
          columns={columns}
          rows={entries}
          keyOf={({ number }) => number}
        />
      )
    }
  </PagedList>
)
