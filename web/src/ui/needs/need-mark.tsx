import { givenAs, type Need, type NeededWhen } from '#shared/applications/rules/application-needs.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const marks: Record<NeededWhen, { words: string; className: string; icon?: IconName }> = {
  now: { words: 'Needed now', className: 'status-needed', icon: 'alert' },
  'after-paying': { words: 'Needed after paying', className: 'status-needed', icon: 'clock' },
  renewal: { words: 'For a renewal only', className: '', icon: 'renew' },
  optional: { words: 'Optional', className: '' },
}

/** Whether something is needed, and when, or given already. */
export const NeedMark = ({ need, held }: { need: Need; held: readonly string[] }) => {
  const { words, className, icon } = givenAs(need, held)
    ? { words: 'Given', className: 'status-done', icon: 'check' as const }
    : marks[need.when]
  return (
    <span className={`status ${className}`}>
      {icon && <Icon name={icon} />}
      {words}
    </span>
  )
}
