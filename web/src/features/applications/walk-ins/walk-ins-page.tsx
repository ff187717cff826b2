import '#web/theme/dense-table.scss'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { walkInPath } from '#shared/paths.ts'
import type { ListedWalkIn } from '#shared/staff/records/walk-in.ts'
import { walkInRoles } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useBegunDialogs, useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'

const beginKey = 'begin-walk-in'

const BeginDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const { field, dialog } = useDialogCommand({
    key: beginKey,
    initial: { name: '', father_name: '', cnic: '', phone: '' },
    send: async (body, keys) => navigate(walkInPath((await api.walkIns.create({ body }, keys)).data.id)),
    onClose,
  })
  const plain = { autoComplete: 'off', spellCheck: false, maxLength: 80 } as const
  return (
    <CommandDialog
      title="Begin for somebody without email"
      explanation="For a person at the counter, with the original CNIC in your hand. A colleague confirms what you enter; who has an email registers as everybody does."
      submitLabel="Begin"
      {...dialog}
    >
      <ControlledInput {...field('name')} {...plain} label="Full name" dir="auto" />
      <ControlledInput {...field('father_name')} {...plain} label="Father’s name" dir="auto" />
      <ControlledInput {...field('cnic')} {...plain} label="CNIC" inputMode="numeric" short />
      <ControlledInput {...field('phone')} {...plain} label="Phone (optional)" inputMode="tel" short />
    </CommandDialog>
  )
}

const standingOf = ({ state, confirmed }: ListedWalkIn): string => {
  if (confirmed) return `Handed in ${formatMoment(confirmed.at)}, confirmed by ${confirmed.by.name}`
  if (state === 'waiting') return 'Waits for a colleague'
  return state === 'at-counter' ? 'At the counter' : 'Ended without being confirmed'
}

const clerksOf = ({ clerks }: ListedWalkIn): string => clerks.map(({ name }) => name).join(', ')

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.walkIns.list({ query: { cursor } }, { signal })).data

/** `/admin/walk-ins`: people without e-mail, for whom staff enter at the counter; and who did what for whom. */
export const WalkInsPage = () => {
  const isBegun = useBegunDialogs()
  const { admin } = useAdminSession()
  const [beginning, setBeginning] = useState(() => isBegun(beginKey))
  const enters = walkInRoles.some((role) => admin?.roles.includes(role))
  return (
    <Page title="Walk-ins">
      <section className="card" aria-labelledby="walk-ins">
        <div className="card-head">
          <h2 id="walk-ins">People without email</h2>
          {enters && (
            <Button look="primary" onClick={() => setBeginning(true)}>
              Begin for a person
            </Button>
          )}
        </div>
        <p className="form-text">
          One person enters, another confirms with the CNIC and the signed form. What nobody has confirmed
          ends after a week.
        </p>
        <PagedList read={read} empty={<p>Nobody has come to the counter yet.</p>}>
          {(entries) => (
            <DataTable
              caption="Walk-ins, newest first"
              className="table-dense"
              rows={entries}
              keyOf={({ id }) => id}
              columns={[
                {
                  heading: 'Person',
                  dir: 'auto',
                  cell: ({ id, name }) =>
                    name && enters ? <Link to={walkInPath(id)}>{name}</Link> : name || 'Removed',
                },
                { heading: 'Begun', cell: ({ at }) => whole(formatMoment(at)) },
                { heading: 'Staff', dir: 'auto', cell: clerksOf },
                { heading: 'Standing', dir: 'auto', cell: (one) => whole(standingOf(one)) },
              ]}
            />
          )}
        </PagedList>
      </section>
      {beginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </Page>
  )
}
