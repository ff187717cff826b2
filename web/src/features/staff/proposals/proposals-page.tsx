import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import '#web/theme/payments/fee-schedules.scss'
import '#web/theme/history.scss'
import type * as z from 'zod/mini'
import type { Proposal, proposalList, SettledProposal } from '#shared/staff/records/proposal.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { refusalKey, SettleDialog } from './settle-dialog.tsx'

const words: Record<SettledProposal['outcome'], string> = {
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

/** The outcomes of the last proposals, newest first. */
const SettledProposals = ({ settled }: { settled: SettledProposal[] }) => (
  <section className="card" aria-labelledby="settled">
    <h2 id="settled">Settled lately</h2>
    {settled.length === 0 && <p className="text-muted">Nothing yet.</p>}
    <ol className="history-list">
      {settled.map(({ id, title, outcome, by, settled: end }) => (
        <li key={id}>
          <Typed as="strong">
            {words[outcome]}: {title}
          </Typed>
          {end.reason && <Typed as="div">{end.reason}</Typed>}
          <span className="text-muted">
            Proposed by <Typed>{by.name}</Typed>; <Typed>{end.by.name}</Typed>, {whole(formatMoment(end.at))}
          </span>
        </li>
      ))}
    </ol>
  </section>
)

interface Chosen {
  proposal: Proposal
  action: ProposalAction
}

const Lists = ({ list, onChanged }: { list: z.output<typeof proposalList>; onChanged: () => void }) => {
  const isBegun = useBegunDialogs()
  const { open, setOpen, dialog } = useOpenDialog<Chosen>(onChanged, () => {
    const proposal = list.open.find((one) => isBegun(refusalKey(one)))
    return proposal && { proposal, action: 'refuse' }
  })
  return (
    <>
      {list.open.length === 0 && <p className="card">Nothing waits for confirmation.</p>}
      <ul className="schedules">
        {list.open.map((proposal) => (
          <OpenProposal
            key={proposal.id}
            proposal={proposal}
            onAct={(action) => setOpen({ proposal, action })}
          />
        ))}
      </ul>
      <SettledProposals settled={list.settled} />
      {open && <SettleDialog {...open} {...dialog} />}
    </>
  )
}

/** `/admin/confirmations`: what waits for a second person, and what was settled lately. */
export const ProposalsPage = () => {
  const loaded = useRead(api.proposals.list, {})
  return (
    <Page title="Confirmations" narrow>
      <p>What one person of the staff must not decide alone is proposed by one and confirmed by another.</p>
      <WhenLoaded from={loaded} lines={6}>
        {(list) => <Lists list={list} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
