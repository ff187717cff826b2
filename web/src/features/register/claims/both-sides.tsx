import { formatCnic } from '#shared/kit/format.ts'
import type { ClaimDetails } from '#shared/register/records/claim.ts'
import { isSameName } from '#shared/register/rules/name-folding.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'

interface Side {
  label: string
  claimed: string
  account: string
  entry: string
  /** Whether claim, account and entry say the same; null where nothing is compared. */
  same: boolean | null
}

const sidesOf = ({ claim, account, entry }: ClaimDetails): Side[] => [
  {
    ...{ label: 'Number', claimed: claim.number, account: account.number, entry: entry?.number ?? '' },
    same: null,
  },
  {
    ...{ label: 'Name', claimed: claim.name, account: account.name, entry: entry?.name ?? '' },
    same: entry && isSameName(claim.name, entry.name),
  },
  {
    label: 'Father’s name',
    ...{ claimed: claim.father_name, account: account.father_name, entry: entry?.father_name ?? '' },
    same: entry && isSameName(claim.father_name, entry.father_name),
  },
  {
    ...{ label: 'CNIC', claimed: '', account: formatCnic(account.cnic) },
    entry: formatCnic(entry?.cnic ?? ''),
    same: entry?.cnic ? entry.cnic === account.cnic : null,
  },
]

/** How the person is reached, where the book knows it. */
const contacts = ({ account, entry }: ClaimDetails): Side[] => {
  const row = entry?.in_book?.row
  return [
    ...(row?.email
      ? [{ label: 'Email', claimed: '', account: account.email, entry: row.email, same: null }]
      : []),
    ...(row?.phone
      ? [{ label: 'Phone', claimed: '', account: account.phone, entry: row.phone, same: null }]
      : []),
  ]
}

const Comparison = ({ same }: Pick<Side, 'same'>) =>
  same === null ? null : (
    <span className={same ? 'bank-result check-passed' : 'bank-result check-attention'}>
      <Icon name={same ? 'check' : 'alert'} />
      {same ? 'Same' : 'Differs'}
    </span>
  )

/** The claim, the account and the register, side by side. */
export const BothSides = ({ details }: { details: ClaimDetails }) => (
  <table className="table claim-sides">
    <caption className="visually-hidden">Claim, account and register side by side</caption>
    <thead>
      <tr>
        <td />
        <th scope="col">Claimed</th>
        <th scope="col">Account</th>
        <th scope="col">Register</th>
        <th scope="col">Comparison</th>
      </tr>
    </thead>
    <tbody>
      {[...sidesOf(details), ...contacts(details)].map(({ label, claimed, account, entry, same }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <Typed as="td" data-label="Claimed">
            {claimed || '–'}
          </Typed>
          <Typed as="td" data-label="Account">
            {account || '–'}
          </Typed>
          <Typed as="td" data-label="Register">
            {entry || '–'}
          </Typed>
          <td>
            <Comparison same={same} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
