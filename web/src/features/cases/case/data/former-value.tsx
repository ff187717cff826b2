import { isText, itemText } from '#shared/applications/rules/correctable.ts'

/** The mark of a changed value, with the value before the change. */
export const FormerValue = ({ item, former }: { item: string; former: string }) => (
  <dd className="case-changed">
    <span className="status status-needed">Changed</span>{' '}
    {isText(item) ? (
      <span>
        before: <s dir="auto">{itemText(item, former) || 'Not provided'}</s>
      </span>
    ) : (
      'The previous photo is not kept.'
    )}
  </dd>
)
