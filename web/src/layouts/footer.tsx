import { Link, useLocation } from 'react-router-dom'
import { inStaffArea, paths } from '#shared/paths.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { PhoneLink } from '#web/ui/page/council-contact.tsx'

const links = [
  ['Support', paths.support],
  ['Help Center', paths.helpCenter],
  ['Privacy', paths.privacy],
  ['Terms', paths.terms],
  ['Accessibility', paths.accessibility],
  ['Register of pharmacists', paths.publicRegister],
] as const

/** The end of every page: how to reach the council, and the links, which keep staff in their area. */
export const Footer = () => {
  const council = useCouncil()
  const isStaffArea = `${useLocation().pathname}/`.startsWith(`${paths.admin}/`)
  return (
    <footer className="foot">
      <p>
        © {councilName(council)}
        {council?.phone && (
          <>
            {' · '}
            <PhoneLink number={council.phone} />
          </>
        )}
        {council?.hours && ` · ${council.hours}`}
      </p>
      <ul>
        {links.map(([label, to]) => (
          <li key={to}>
            <Link to={isStaffArea && to !== paths.publicRegister ? inStaffArea(to) : to}>{label}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
