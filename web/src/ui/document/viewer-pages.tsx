import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Which page of a PDF is shown, and the call that shows another one. */
export interface Pages {
  /** From 1. */
  number: number
  count: number
  onPage: (number: number) => void
}

/** Buttons for the pages of a PDF, and the number of the page that is shown. */
export const ViewerPages = ({ number, count, onPage }: Pages) => (
  <div className="viewer-pages">
    {(
      [
        ['Previous page', 'left', number - 1],
        ['Next page', 'right', number + 1],
      ] as const
    ).map(([name, icon, to]) => (
      <Button
        key={name}
        aria-label={name}
        title={name}
        waiting={to < 1 || to > count}
        onClick={() => to >= 1 && to <= count && onPage(to)}
      >
        <Icon name={icon} />
      </Button>
    ))}
    <span className="viewer-zoom" role="status">
      Page {number} of {count}
    </span>
  </div>
)
