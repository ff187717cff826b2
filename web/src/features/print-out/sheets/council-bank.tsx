import type { Council } from '#shared/records/council-settings.ts'
import { Column, OpenColumn } from './column.tsx'

/** Into which account the fee is paid; columns to fill in by hand where no administrator has filled it in. */
export const CouncilBank = ({ council }: { council: Council | null }) => {
  const { name = '', branch = '', account_title = '', account_number = '' } = council?.bank ?? {}
  return (
    <>
      {name ? (
        <Column width="two-thirds" label="Bank" value={[name, branch].filter(Boolean).join(', ')} />
      ) : (
        <OpenColumn width="two-thirds" label="Bank" />
      )}
      <OpenColumn width="third" label="Branch code" />
      {account_number ? (
        <Column
          width="whole"
          label="Account"
          value={[account_title, account_number].filter(Boolean).join(', no. ')}
        />
      ) : (
        <OpenColumn width="whole" label="Account" />
      )}
    </>
  )
}
