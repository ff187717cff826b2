import { type CheckAnswer, checkAnswerLabels } from '#shared/register/rules/register-check.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const looks: Record<CheckAnswer, [icon: IconName, className: string]> = {
  'in-force': ['check', 'status-done'],
  expired: ['clock', 'status-needed'],
  suspended: ['alert', 'status-bad'],
  removed: ['close', 'status-bad'],
  'not-found': ['close', 'status-bad'],
  'name-differs': ['alert', 'status-bad'],
  'cnic-differs': ['alert', 'status-bad'],
  'not-compared': ['info', ''],
}

/** An answer by word, picture and colour, with how many rows have it. */
export const AnswerMark = ({ answer, count }: { answer: CheckAnswer; count?: number }) => {
  const [icon, className] = looks[answer]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {checkAnswerLabels[answer]}
      {count !== undefined && `: ${count}`}
    </span>
  )
}
