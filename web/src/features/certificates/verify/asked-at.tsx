import { shownAddress } from '#web/ui/letter/letter-sheet.tsx'
import { formatDayOf, formatTime } from '#web/ui/moments.ts'

/** When the register answered, if it did, and where the council's page is: a forger may print a code that opens a page of their own. */
export const AskedAt = ({ at, page }: { at: string | undefined; page: string }) => (
  <>
    {at && (
      <p>
        The register answered on {formatDayOf(at)} at {formatTime(at)} (Pakistan time).
      </p>
    )}
    <p>
      Look at the address of this page: it must be <strong>{shownAddress(page)}</strong>
    </p>
  </>
)
