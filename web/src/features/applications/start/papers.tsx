import { isRequired, type Need, needsOf } from '#shared/applications/rules/application-needs.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const [forNew, forRenewal] = [
  needsOf('Registration').filter(isRequired),
  needsOf('Renewal').filter(isRequired),
]
const isIn =
  (needs: Need[]) =>
  ({ key }: Need): boolean =>
    needs.some((need) => need.key === key)

const groups: [title: string, needs: Need[]][] = [
  ['For every application', forNew.filter(isIn(forRenewal))],
  [`For ${feeTitleOf.Registration}`, forNew.filter((need) => !isIn(forRenewal)(need))],
  [`For ${feeTitleOf.Renewal}`, forRenewal.filter((need) => !isIn(forNew)(need))],
]

/** What the paper looks like from afar; others are a sheet with lines. */
const pictures: { [key in Need['key']]?: IconName } = {
  cnic_front_image: 'card',
  cnic_back_image: 'record',
  profile_photo: 'person',
  certificate_image: 'degree',
  renewal_category_image: 'shield',
  paid_bank_deposit_slip: 'bank',
}

/** The papers of each kind of application. */
export const Papers = () => (
  <section aria-labelledby="papers">
    <h2 id="papers">Your papers, as photos or scans</h2>
    <div className="papers">
      {groups.map(([title, needs]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {needs.map(({ key, label, example, when }) => (
              <li key={key}>
                <Icon name={pictures[key] ?? 'form'} />
                <span>
                  <strong>{label}</strong>
                  {when === 'after-paying' && ', after you have paid'}: {example}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
)
