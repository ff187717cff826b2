import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { council } from '#web/council.ts'
import { useCouncil } from '#web/session/council.tsx'

const links = [
  ['Support', paths.support],
  ['Help Center', paths.helpCenter],
  ['Privacy', paths.privacy],
  ['Terms', paths.terms],
  ['Accessibility', paths.accessibility],
] as const

/** The end of every page: how to reach the council, and the links. */
export const Footer = () => {
  const { name, phone, hours } = useCouncil() ?? {}
  return (
    <footer className="foot">
      <p>
        © {name || council.name}
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
        {hours && ` · ${hours}`}
      </p>
      <ul>
        {links.map(([label, to]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
