import { isRequired, type Need, needsOf } from '#shared/applications/rules/application-needs.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'

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

/** The papers of each kind of application, as pictures or scans. */
export const Papers = () => (
  <>
    <p>A photo or a scan of each of these, taken with your phone if you like:</p>
    {groups.map(([title, needs]) => (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {needs.map(({ key, label, example, when }) => (
            <li key={key}>
              {label}
              {when === 'after-paying' && ', after you have paid'}: {example}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
)
