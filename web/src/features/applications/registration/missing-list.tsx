import { Link } from 'react-router-dom'
import { withReturn } from '#web/ui/form/return-path.ts'
import type { MissingPart } from './missing-parts.ts'

/** What is missing before submission. Only the first part is a link: each one unlocks the next. */
export const MissingList = ({ parts, here }: { parts: MissingPart[]; here: string }) =>
  parts.length > 0 && (
    <section className="banner-note missing-parts" aria-labelledby="missing-parts">
      <h2 id="missing-parts">Before you can submit</h2>
      <ol>
        {parts.map(({ label, path }, index) => (
          <li key={label}>{index === 0 ? <Link to={withReturn(path, here)}>{label}</Link> : label}</li>
        ))}
      </ol>
    </section>
  )
