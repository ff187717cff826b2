import { isRequired, type Need, needsOf } from '#shared/applications/rules/application-needs.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { startWords } from './start-words.ts'

const [forNew, forRenewal] = [
  needsOf('Registration').filter(isRequired),
  needsOf('Renewal').filter(isRequired),
]
const isIn =
  (needs: Need[]) =>
  ({ key }: Need): boolean =>
    needs.some((need) => need.key === key)

const groups = {
  forEvery: forNew.filter(isIn(forRenewal)),
  forNew: forNew.filter((need) => !isIn(forRenewal)(need)),
  forRenewal: forRenewal.filter((need) => !isIn(forNew)(need)),
}

/** What the paper looks like from afar; others are a sheet with lines. */
const pictures: { [key in Need['key']]?: IconName } = {
  cnic_front_image: 'card',
  cnic_back_image: 'record',
  profile_photo: 'person',
  certificate_image: 'degree',
  renewal_category_image: 'shield',
  paid_bank_deposit_slip: 'bank',
}

const Paper = ({ need }: { need: Need }) => {
  const words = useWords(startWords)
  const { name, text } = words.paper(need)
  return (
    <li>
      <Icon name={pictures[need.key] ?? 'form'} />
      <span>
        <strong>{name}</strong>
        {need.when === 'after-paying' && words.afterPaying}: {text}
      </span>
    </li>
  )
}

/** The papers of each kind of application. */
export const Papers = () => {
  const words = useWords(startWords)
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{words.papers}</h2>
      <div className="papers">
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section key={group} aria-label={words[group]}>
            <h3>{words[group]}</h3>
            <ul>
              {groups[group].map((need) => (
                <Paper key={need.key} need={need} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
