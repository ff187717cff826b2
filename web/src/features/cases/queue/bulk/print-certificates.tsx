import { Link } from 'react-router-dom'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { paths } from '#shared/paths.ts'

/** Leads to the certificates of the selected applications, to prepare and print them. */
export const PrintCertificates = ({ rows }: { rows: CaseRow[] }) => (
  <Link
    className="btn btn-small btn-primary"
    to={`${paths.adminCertificates}?${new URLSearchParams(rows.map(({ id }) => ['case', id]))}`}
  >
    Print certificates
  </Link>
)
