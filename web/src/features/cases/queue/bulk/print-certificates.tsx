import type { CaseRow } from '#shared/cases/records/case.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Leads to the certificates of the selected applications, to prepare and print them. */
export const PrintCertificates = ({ rows }: { rows: CaseRow[] }) => (
  <ButtonLink
    look="primary"
    small
    to={`${paths.adminCertificates}?${new URLSearchParams(rows.map(({ id }) => ['case', id]))}`}
  >
    Print certificates
  </ButtonLink>
)
