import { Link } from 'react-router-dom'
import type { OutdatedPaper } from '#shared/certificates/records/certificate.ts'
import { formatDate } from '#shared/kit/format.ts'
import { certificatePath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import '#web/theme/dense-table.scss'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

const columns: Columns<OutdatedPaper> = [
  {
    heading: 'Number',
    cell: ({ number }) => (
      <Link to={certificatePath(number)}>
        {number}
        <span className="visually-hidden">: replace its certificate</span>
      </Link>
    ),
  },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Corrected on', cell: ({ since }) => formatDate(since) },
]

/** The papers that say what the register said before a correction; nothing where there is none. */
export const OutdatedPapers = () => {
  const loaded = useRead(api.certificates.outdated, {})
  return (
    <WhenLoaded from={loaded}>
      {(papers) =>
        papers.length > 0 && (
          <section className="card" aria-labelledby="outdated">
            <h2 id="outdated">To be replaced</h2>
            <p>The register was corrected after these certificates were issued. Each needs a duplicate.</p>
            <DataTable
              caption="Certificates to be replaced, the oldest first"
              className="table-dense"
              columns={columns}
              rows={papers}
              keyOf={({ number }) => number}
            />
          </section>
        )
      }
    </WhenLoaded>
  )
}
