import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { itemLabel, itemText } from '#shared/applications/rules/correctable.ts'
import { Typed } from '#web/ui/language/typed.tsx'

/** The typing errors that the council has corrected itself; nothing while there are none. */
export const CorrectedByCouncil = ({ form }: { form: ApplicationFormRecord }) =>
  form.office_corrections.length > 0 ? (
    <>
      <h3>Corrected by the council</h3>
      <ul>
        {form.office_corrections.map(({ item, before, after, at }) => (
          <li key={`${item} ${at}`}>
            {itemLabel(item)}: <Typed as="s">{itemText(item, before) || 'nothing'}</Typed>{' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">is now</span>{' '}
            <Typed as="strong">{itemText(item, after) || 'nothing'}</Typed>
          </li>
        ))}
      </ul>
      <p>If one of these is not right, tell the council.</p>
    </>
  ) : null
