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

export const Foot = () => (
  <footer className="foot">
    <p>© {council.name}</p>
    <ul>
      {links.map(([words, to]) => (
        <li key={to}>
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  </footer>
)
