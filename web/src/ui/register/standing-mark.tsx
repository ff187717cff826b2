import type { Standing } from '#shared/register/records/standing.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<Standing, [icon: IconName, className: string]> = {
  active: ['check', 'status-done'],
  expired: ['clock', 'status-needed'],
  suspended: ['alert', 'status-bad'],
  removed: ['close', 'status-bad'],
}

/** A standing by word, picture and colour. */
export const StandingMark = ({ standing }: { standing: Standing }) => {
  const [icon, className] = looks[standing]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {standingLabels[standing]}
    </span>
  )
}
