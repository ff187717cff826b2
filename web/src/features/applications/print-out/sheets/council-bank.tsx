import type { Council } from '#shared/staff/contract/council-answer.ts'
import { Column, type ColumnProps, OpenColumn } from './column.tsx'

/** Known values are printed; the others are filled in by hand. */
const KnownOrOpen = ({ value, ...column }: ColumnProps) =>
  value ? <Column value={value} {...column} /> : <OpenColumn {...column} />

/** Into which account the fee is paid, and the branch where it was paid in. */
export const CouncilBank = ({ council }: { council: Council | null }) => {
  const { name = '', branch = '', account_title = '', account_number = '' } = council?.bank ?? {}
  return (
    <>
      <KnownOrOpen width="whole" label="Bank" value={[name, branch].filter(Boolean).join(', ')} />
      <KnownOrOpen width="whole" label="Account title" value={account_title} />
      <KnownOrOpen width="two-thirds" label="Account number" value={account_number} />
      <OpenColumn width="third" label="Branch code" />
    </>
  )
}
