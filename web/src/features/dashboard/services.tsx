import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { type DocumentSet, documentSets } from '#shared/vocabulary.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface ServiceRowProps {
  name: string
  to: string
  icon: IconName
  /** In words, right in the row. */
  status?: { words: string; done: boolean }
}

const ServiceRow = ({ name, to, icon, status }: ServiceRowProps) => (
  <li>
    <Link className="task" to={to}>
      <span className="task-number" aria-hidden="true">
        <Icon name={icon} />
      </span>
      <span className="task-words">
        <span className="task-name">{name}</span>
        {status && (
          <span className={`status ${status.done ? 'status-done' : 'status-needed'}`}>
            {status.done && <Icon name="check" />}
            {status.words}
          </span>
        )}
      </span>
      <Icon name="right" />
    </Link>
  </li>
)

/** "3 of 4" of a set. */
const heldOf = (set: DocumentSet, user: CurrentUser) => {
  const held = documentSets[set].filter((key) => user.held_documents.includes(key)).length
  const all = documentSets[set].length
  return { words: `${held} of ${all}`, done: held === all }
}

/** What stands beside the steps: open to everybody at any time. */
export const Services = ({ user }: { user: CurrentUser }) => {
  const added = Boolean(user.user_application)
  return (
    <ul className="tasks">
      <ServiceRow name="Documents" to={paths.documents} icon="upload" status={heldOf('documents', user)} />
      <ServiceRow
        name="User documents"
        to={paths.userDocuments}
        icon="upload"
        status={heldOf('user-documents', user)}
      />
      <ServiceRow
        name="User application record"
        to={paths.userApplications}
        icon="record"
        status={{ words: added ? 'Added' : 'Not yet added', done: added }}
      />
      <ServiceRow name="Fee calculator" to={paths.calculator} icon="calculator" />
    </ul>
  )
}
