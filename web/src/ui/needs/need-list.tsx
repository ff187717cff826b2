import '#web/theme/applications/needs.scss'
import { Link } from 'react-router-dom'
import { givenAs, type Need, type NeededWhen } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { needPath } from './need-path.ts'

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

/** "From the bank: the voucher with the stamp of the bank. It shows that the fee has been paid." */
export const NeedWords = ({ need: { whose, example, why } }: { need: Need }) => (
  <p className="need-words">
    {whose}: {example}. <span className="need-why">{why}.</span>
  </p>
)

interface NeedListProps {
  needs: readonly Need[]
  title: ApplicationTitle
  held: readonly string[]
  /** The page to return to. */
  here?: string
}

/** What is needed, each with a link to where it is added. */
export const NeedList = ({ needs, title, held, here }: NeedListProps) => (
  <ul className="needs">
    {needs.map((need) => (
      <li key={need.key}>
        <div className="need-head">
          <Link to={needPath(need.key, title, here)}>{need.label}</Link>
          <NeedMark need={need} held={held} />
        </div>
        <NeedWords need={need} />
      </li>
    ))}
  </ul>
)
