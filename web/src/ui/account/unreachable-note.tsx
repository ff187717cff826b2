import type { UnreachableAddress } from '#shared/accounts/records/unreachable-address.ts'
import { isUnreachableForGood, unreachableForStaff } from '#shared/accounts/rules/unreachable-address.ts'
import { PhoneLink } from '#web/ui/page/phone-link.tsx'
import { whole } from '#web/ui/whole.tsx'

interface UnreachableNoteProps {
  account: { phone: string; unreachable: UnreachableAddress | null }
  /** The person in the sentence; by default the applicant. */
  whom?: string
}

/** Tells staff that e-mails to somebody come back, and which number to call; shows nothing if there is no problem. */
export const UnreachableNote = ({ account: { phone, unreachable }, whom }: UnreachableNoteProps) =>
  unreachable && (
    <p className="banner-note">
      <strong>{whole(unreachableForStaff(unreachable, whom))}.</strong>{' '}
      {isUnreachableForGood(unreachable) ? (
        <>
          Call <PhoneLink number={phone} /> and ask for another email address in the profile.{' '}
          {unreachable.reason === 'stopped'
            ? 'Until then no email arrives.'
            : 'Decisions are still sent to this one, reminders are not.'}
        </>
      ) : (
        <>
          The next email may arrive. Call <PhoneLink number={phone} /> if something cannot wait.
        </>
      )}
    </p>
  )
