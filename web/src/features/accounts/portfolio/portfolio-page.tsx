import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { paths } from '#shared/paths.ts'
import { accountGenderLabels } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { ConfirmEmailNotice } from '#web/ui/account/confirm-email-notice.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePathInLanguage } from '#web/ui/language/language.ts'
import { Page } from '#web/ui/page/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

/** The personal information says it more exactly than the account. */
const genderItems = ({ applicant, gender }: CurrentUser) => {
  const value = applicant?.gender ?? (gender && accountGenderLabels[gender])
  return value ? [{ label: 'Gender', value }] : []
}

/** The profile, read-only. */
export const PortfolioPage = () => {
  const inLanguage = usePathInLanguage()
  const { user } = useSession()
  return (
    <Page
      title="Profile"
      actions={
        <ButtonLink look="primary" to={paths.portfolioEdit}>
          Update your Profile
        </ButtonLink>
      }
    >
      <ConfirmEmailNotice />
      <div className="card-columns">
        <div className="card">
          <SummaryList
            items={[
              fieldItem(accountFields.name, user.name),
              fieldItem(accountFields.father_name, user.father_name),
              fieldItem(accountFields.phone, user.phone),
              fieldItem(accountFields.email, user.email),
              fieldItem(accountFields.cnic, user.cnic),
              ...genderItems(user),
            ]}
          />
        </div>
        <section className="card" aria-labelledby="account">
          <h2 id="account">Your account</h2>
          <p>
            <Link to={paths.signIns}>Sign-ins and devices</Link>: where you are signed in, and who has tried.
          </p>
          <p>
            <Link to={paths.ownData}>Your data</Link>: a copy of it, and who has looked at your file.
          </p>
          {!user.registration && (
            <p>
              <Link to={inLanguage(paths.claim)}>Claim a registration</Link>: link the number of an old
              certificate to your account.
            </p>
          )}
        </section>
      </div>
    </Page>
  )
}
