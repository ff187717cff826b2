import { formatDate } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import type { StandingChange } from '#shared/register/records/standing.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { removalOn } from '#shared/register/rules/registration.ts'
import { actRules, reasonLabels } from '#shared/register/rules/standing-changes.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const changeItems = (label: string, change: StandingChange | null) => {
  if (!change) return []
  const days = [`From ${formatDate(change.since)}`, change.until && `until ${formatDate(change.until)}`]
  const said = change.wording ? wordingSentences.en[change.wording] : 'The standing only.'
  return [
    { label, value: `${days.filter(Boolean).join(' ')}. ${reasonLabels[change.reason]}` },
    { label: `${label}: in public`, value: said },
  ]
}

/** The standing today and its dates, and for a registrar what may be proposed. */
export const EntryStanding = ({ file }: { file: RegistrationFile }) => {
  const { admin } = useAdminSession()
  const { number, standing, waiting, possible_acts } = file
  const mayPropose = admin?.roles.includes('registrar') && !waiting
  const removal = file.removed ?? (standing === 'removed' ? removalOn(file, file.lapses_on) : null)
  return (
    <section className="card" aria-labelledby="standing">
      <div className="card-head">
        <h2 id="standing">Standing</h2>
        <StandingMark standing={standing} />
      </div>
      <SummaryList
        items={[
          { label: 'First registered on', value: formatDate(file.first_registered_on) },
          { label: 'Valid until', value: formatDate(file.valid_until) },
          { label: 'Renewal from', value: formatDate(file.renew_from) },
          { label: 'Leaves the register if not renewed', value: formatDate(file.lapses_on) },
          ...changeItems('Suspended', file.suspended),
          ...changeItems('Removed', removal),
          ...(file.hold_since
            ? [{ label: 'Asks to be seen in person since', value: formatDate(file.hold_since) }]
            : []),
        ]}
      />
      {mayPropose && (
        <p className="page-actions start-ways">
          {possible_acts.map((act) => (
            <ButtonLink key={act} look="outline" to={`${registrationPath(number)}/standing/${act}`}>
              {actRules[act].label}
            </ButtonLink>
          ))}
        </p>
      )}
    </section>
  )
}
