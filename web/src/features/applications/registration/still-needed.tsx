import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { openNeeds } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { NeedList } from '#web/ui/needs/need-list.tsx'
import { papersOf } from '#web/ui/needs/needed-title.ts'

interface StillNeededProps {
  user: CurrentUser
  title: ApplicationTitle
  /** The path to return to after adding something. */
  here: string
}

/** What the decision needs, but not the submission. */
export const StillNeeded = ({ user, title, here }: StillNeededProps) => {
  const held = papersOf(user)
  const needs = openNeeds(title, held)
  if (needs.length === 0) return null
  return (
    <section className="card still-needed" aria-labelledby="still-needed">
      <h2 id="still-needed">Still needed before the council can decide</h2>
      <p>You can add these now, or after you have submitted, until the council decides.</p>
      <NeedList needs={needs} title={title} held={held} here={here} />
    </section>
  )
}
