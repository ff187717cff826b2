import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Task } from './tasks.ts'

const icons: Partial<Record<Task['state'], IconName>> = { locked: 'lock', done: 'check' }

const TaskStatus = ({ task: { state, status } }: { task: Task }) => {
  const icon = icons[state]
  return (
    <span className={`status ${state === 'open' ? 'status-needed' : `status-${state}`}`}>
      {icon && <Icon name={icon} />}
      {status}
    </span>
  )
}

const Row = ({ task, number, arrow }: { task: Task; number: number; arrow?: ReactNode }) => (
  <>
    <span className="task-number" aria-hidden="true">
      {task.state === 'done' ? <Icon name="check" /> : number}
    </span>
    <span className="task-words">
      <span className="task-name">
        {task.name} {task.before && <small>{task.before}</small>}
      </span>
      <TaskStatus task={task} />
    </span>
    {arrow}
  </>
)

/** The whole row is a link; a locked one is grey, no link, and names the step before. */
export const TaskRow = ({ task, number, next }: { task: Task; number: number; next: boolean }) => (
  <li>
    {task.state === 'locked' ? (
      <div className="task task-locked">
        <Row task={task} number={number} />
      </div>
    ) : (
      <Link
        className={`task ${task.state === 'done' ? 'task-done' : ''} ${next ? 'task-next' : ''}`}
        to={task.to}
      >
        <Row task={task} number={number} arrow={<Icon name="right" />} />
      </Link>
    )}
  </li>
)
