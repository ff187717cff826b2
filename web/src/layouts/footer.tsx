import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { council } from '#web/council.ts'

const links = [
  ['Support', paths.support],
  ['Help Center', paths.helpCenter],
  ['Privacy', paths.privacy],
  ['Terms', paths.terms],
  ['Accessibility', paths.accessibility],
] as const

/** The links at the end of every page. */
export const Footer = () => (
  <footer className="foot">
    <p>© {council.name}</p>
    <ul>
      {links.map(([label, to]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </footer>
)
