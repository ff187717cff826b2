import { Link } from 'react-router-dom'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'

/** The council's logo and name, as a link to the first page. */
export const Brand = ({ to }: { to: string }) => (
  <Link className="brand" to={to}>
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#007a3d" />
      <path d="M13 6.5h6V13h6.5v6H19v6.5h-6V19H6.5v-6H13z" fill="#fff" />
    </svg>
    {councilName(useCouncil())}
  </Link>
)
