import type { LevelStatus } from '#shared/rules/qualification-order.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<LevelStatus, [icon: IconName, word: string, className: string]> = {
  updated: ['check', 'Updated', 'status-done'],
  required: ['alert', 'Required', 'status-needed'],
  optional: ['info', 'Optional', ''],
}

/** Updated, required or optional: a picture and the word. */
export const LevelStatusBadge = ({ status }: { status: LevelStatus }) => {
  const [icon, word, className] = looks[status]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
