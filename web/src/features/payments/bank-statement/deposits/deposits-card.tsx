import { useEffect, useRef, useState } from 'react'
import type { Deposit, OpenDeposit } from '#shared/payments/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { RefundDialog, refundKey } from '#web/ui/office/refund-dialog.tsx'
import { type CursorPage, OlderPages } from '#web/ui/older-pages.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { DepositReasonDialog, depositReasonKey } from './deposit-reason-dialog.tsx'
import { DepositsSetAside } from './deposits-set-aside.tsx'
import { DepositsTable } from './deposits-table.tsx'
import { MatchDialog, matchKey } from './match-dialog.tsx'

const read = async (cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.deposits.list({ query: { cursor } }, { signal })
  return { entries: data.deposits, next: data.next }
}

type Chosen =
  | { deposit: OpenDeposit; dialog: 'match' | 'set-aside' | 'refund' }
  | { deposit: Deposit; dialog: 'return' | 'take-refund-back' }

interface DepositsProps {
  first: CursorPage<OpenDeposit>
  onChoose: (chosen: Chosen) => void
}

const Deposits = ({ first, onChoose }: DepositsProps) => {
  const isBegun = useBegunDialogs()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    for (const deposit of first.entries) {
      if (isBegun(matchKey(deposit))) return onChoose({ deposit, dialog: 'match' })
      if (isBegun(refundKey(deposit))) return onChoose({ deposit, dialog: 'refund' })
      if (isBegun(depositReasonKey('set-aside', deposit))) return onChoose({ deposit, dialog: 'set-aside' })
    }
  }, [])
  return (
    <OlderPages
      first={first}
      read={read}
      empty={<p>No deposits are waiting for an application.</p>}
      label="More"
    >
      {(entries) => (
        <DepositsTable
          deposits={entries}
          onMatch={(deposit) => onChoose({ deposit, dialog: 'match' })}
          onSetAside={(deposit) => onChoose({ deposit, dialog: 'set-aside' })}
          onRefund={(deposit) => onChoose({ deposit, dialog: 'refund' })}
        />
      )}
    </OlderPages>
  )
}

/** Payments of former imports that no application was found for, oldest first. @param onChanged a deposit was settled or returned */
export const DepositsCard = ({ onChanged }: { onChanged: () => void }) => {
  const loaded = useApi((signal) => read(undefined, signal), [])
  const [chosen, setChosen] = useState<Chosen>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [settledCount, setSettledCount] = useState(0)
  const flash = useFlash()
  useEffect(() => {
    if (settledCount > 0) heading.current?.focus() // the row with the pressed button is no longer there
  }, [settledCount])
  const close = (outdated: boolean) => {
    setChosen(undefined)
    if (outdated) loaded.reload()
  }
  const settled = (text: string) => {
    setChosen(undefined)
    flash.showHere(text)
    loaded.reload()
    onChanged()
    setSettledCount((count) => count + 1)
  }
  return (
    <section className="card" aria-labelledby="deposits">
      <h2 id="deposits" ref={heading} tabIndex={-1}>
        Unmatched deposits
      </h2>
      <WhenLoaded from={loaded}>{(first) => <Deposits first={first} onChoose={setChosen} />}</WhenLoaded>
      <DepositsSetAside
        key={settledCount}
        onReturn={(deposit) => setChosen({ deposit, dialog: deposit.refund ? 'take-refund-back' : 'return' })}
      />
      {chosen?.dialog === 'match' && (
        <MatchDialog deposit={chosen.deposit} onMatched={settled} onClose={close} />
      )}
      {chosen?.dialog === 'refund' && (
        <RefundDialog payment={chosen.deposit} onDone={settled} onClose={close} />
      )}
      {chosen && chosen.dialog !== 'match' && chosen.dialog !== 'refund' && (
        <DepositReasonDialog act={chosen.dialog} deposit={chosen.deposit} onDone={settled} onClose={close} />
      )}
    </section>
  )
}
