import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { givenAs, isRequired, needsOf, openNeeds } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NeedList } from './need-list.tsx'
import { neededTitle, needPath, papersOf } from './need-path.ts'

interface PartProps {
  title: ApplicationTitle
  held: readonly string[]
}

const Complete = () => (
  <p className="needs-complete">
    <Icon name="check" />
    Nothing is missing: you have given everything that the council decides by.
  </p>
)

/** The names of what is given already. */
const Given = ({ title, held }: PartProps) => {
  const given = needsOf(title).filter((need) => givenAs(need, held))
  return given.length > 0 && <p>Given: {given.map(({ label }) => label).join(', ')}.</p>
}

const Optional = ({ title, held }: PartProps) => {
  const optional = needsOf(title).filter((need) => need.when === 'optional' && !givenAs(need, held))
  return (
    optional.length > 0 && (
      <p>
        Optional:{' '}
        {optional.map(({ key, label }, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <Link to={needPath(key, title)}>{label}</Link>
          </span>
        ))}
        .
      </p>
    )
  )
}

/** Before the submission the type of application is not fixed, so both lists can be shown. */
const OtherTitle = ({ title, onChoose }: { title: ApplicationTitle; onChoose: () => void }) => (
  <p>
    This is the list for {title === 'Renewal' ? 'a renewal' : 'a new registration'}.{' '}
    <button type="button" className="btn btn-link needs-other" onClick={onChoose}>
      {title === 'Renewal' ? 'Show the list for a new registration' : 'Show the list for a renewal'}
    </button>
  </p>
)

/** What the application needs: what is missing, given and optional. Nothing once it is decided. */
export const ApplicationNeeds = ({ user }: { user: CurrentUser }) => {
  const [chosen, setChosen] = useState<ApplicationTitle>()
  const form = user.application_form
  if (form && !isOpen(form.status)) return null
  const title = neededTitle(user, chosen)
  const held = papersOf(user)
  const open = openNeeds(title, held)
  const count = needsOf(title).filter(isRequired).length
  return (
    <section className="card application-needs" aria-labelledby="needs">
      <div className="card-head">
        <h2 id="needs">What this application needs</h2>
        <span className={`status ${open.length === 0 ? 'status-done' : 'status-needed'}`}>
          {count - open.length} of {count} given
        </span>
      </div>
      {!form && (
        <OtherTitle
          title={title}
          onChoose={() => setChosen(title === 'Renewal' ? 'Registration' : 'Renewal')}
        />
      )}
      {open.length > 0 ? <NeedList needs={open} title={title} held={held} /> : <Complete />}
      <Given title={title} held={held} />
      <Optional title={title} held={held} />
    </section>
  )
}
