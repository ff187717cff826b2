import { Link } from 'react-router-dom'
import '#web/theme/applications/needs.scss'
import type { Need } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { NeedMark } from './need-mark.tsx'
import { needPath } from './need-path.ts'
import { NeedWords } from './need-words.tsx'

interface NeedListProps {
  needs: readonly Need[]
  title: ApplicationTitle
  held: readonly string[]
  /** The page to return to. */
  here?: string
}

/** What is needed, each with a link to where it is added. */
export const NeedList = ({ needs, title, held, here }: NeedListProps) => (
  <ul className="needs">
    {needs.map((need) => (
      <li key={need.key}>
        <div className="need-head">
          <Link to={needPath(need.key, title, here)}>{need.label}</Link>
          <NeedMark need={need} held={held} />
        </div>
        <NeedWords need={need} />
      </li>
    ))}
  </ul>
)
