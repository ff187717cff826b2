import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { Asked, ChangeRequestDetails } from '#shared/register/records/change-request.ts'
import { shownParticular } from '#shared/register/rules/change-requests.ts'
import { Typed } from '#web/ui/language/typed.tsx'

/** The account's value for the same particular; it does not have all of them. */
const inAccount = ({ account, particular }: ChangeRequestDetails): string => {
  const known: Partial<Record<Asked, string>> = account ?? {}
  return shownParticular(particular, known[particular] ?? '')
}

/** The register's value, the requested value and the account's value, side by side. */
export const AskedAndHeld = ({ details }: { details: ChangeRequestDetails }) => {
  const { particular, before, value, entry, state } = details
  const isMoved = state === 'waiting' && entry.now !== before
  return (
    <>
      <table className="table claim-sides">
        <caption className="visually-hidden">Register, request and account side by side</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">In the register</th>
            <th scope="col">Asked for</th>
            <th scope="col">In the account</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{askedLabels[particular]}</th>
            <Typed as="td" data-label="In the register">
              {shownParticular(particular, state === 'waiting' ? entry.now : before)}
            </Typed>
            <Typed as="td" data-label="Asked for">
              <strong>{shownParticular(particular, value)}</strong>
            </Typed>
            <Typed as="td" data-label="In the account">
              {inAccount(details)}
            </Typed>
          </tr>
        </tbody>
      </table>
      {isMoved && (
        <p className="banner-note">
          When this was asked for, the register said: <Typed>{shownParticular(particular, before)}</Typed>
        </p>
      )}
    </>
  )
}
