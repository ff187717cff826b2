import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { paths } from '#shared/paths.ts'
import { type DocumentSet, documentSets } from '#shared/vocabulary/documents.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface ServiceRowProps {
  name: string
  to: string
  icon: IconName
  /** Shown in the row. */
  status?: { text: string; done: boolean }
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
          <span className={status.done ? 'status status-done' : 'status'}>
            {status.done && <Icon name="check" />}
            {status.text}
          </span>
        )}
      </span>
      <Icon name="right" />
    </Link>
  </li>
)

/** "3 of 4" documents of a set. */
const uploadedCount = (set: DocumentSet, user: CurrentUser) => {
  const uploaded = documentSets[set].filter((key) => user.held_documents.includes(key)).length
  const all = documentSets[set].length
  return { text: `${uploaded} of ${all}`, done: uploaded === all }
}

/** The services besides the steps, open to everybody at any time. */
export const ServiceList = ({ user }: { user: CurrentUser }) => {
  const added = Boolean(user.user_application)
  return (
    <ul className="tasks">
      <ServiceRow
        name="Documents"
        to={paths.documents}
        icon="upload"
        status={uploadedCount('documents', user)}
      />
      <ServiceRow
        name="User documents"
        to={paths.userDocuments}
        icon="upload"
        status={uploadedCount('user-documents', user)}
      />
      <ServiceRow
        name="User application record"
        to={paths.userApplications}
        icon="record"
        status={{ text: added ? 'Added' : 'Not yet added', done: added }}
      />
      <ServiceRow name="Fee calculator" to={paths.calculator} icon="calculator" />
    </ul>
  )
}
