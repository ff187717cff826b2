import type { Standing } from '#shared/register/records/standing.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { publicRegisterWords } from './public-register-words.ts'

const looks: Record<Standing, [icon: IconName, className: string]> = {
  active: ['check', 'status-done'],
  expired: ['clock', 'status-needed'],
  suspended: ['alert', 'status-bad'],
  removed: ['close', 'status-bad'],
}

/** A standing by word, picture and colour. */
export const StandingMark = ({ standing }: { standing: Standing }) => {
  const words = useWords(publicRegisterWords)
  const [icon, className] = looks[standing]
  return (
    <span className={`status ${className}`}>
      <Icon name={icon} />
      {words.standings[standing]}
    </span>
  )
}
