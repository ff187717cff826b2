import type { LevelStatus } from '#shared/applications/rules/qualification-order.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const appearance: Record<LevelStatus, [icon: IconName, label: string, className: string]> = {
  updated: ['check', 'Updated', 'status-done'],
  required: ['alert', 'Required', 'status-needed'],
  optional: ['info', 'Optional', ''],
}

/** Updated, required or optional: an icon and the label. */
export const LevelStatusBadge = ({ status }: { status: LevelStatus }) => {
  const [icon, label, className] = appearance[status]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {label}
    </span>
  )
}
