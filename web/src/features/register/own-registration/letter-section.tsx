import type { ShownRegistration } from '#shared/register/records/registration.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { LetterMaker } from '#web/ui/letter/letter-maker.tsx'
import { Letter } from './letter.tsx'

/** A letter of good standing, made on request and printed from here. */
export const LetterSection = ({ registration: { standing } }: { registration: ShownRegistration }) =>
  standing === 'active' ? (
    <LetterMaker
      label="Make a letter of good standing"
      explanation="A letter of good standing says that your registration is in force today. It counts for 90 days, and any office can check it by its code."
      make={async () => (await api.ownRegistration.letter({})).data}
    >
      {(letter) => <Letter letter={letter} />}
    </LetterMaker>
  ) : (
    <p>
      A letter of good standing needs a registration in force. Yours: {standingLabels[standing].toLowerCase()}
      .
    </p>
  )
