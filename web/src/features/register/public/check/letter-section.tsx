import type { AskedRow } from '#shared/register/rules/check-rows.ts'
import { api } from '#web/api/client.ts'
import { LetterMaker } from '#web/ui/letter/letter-maker.tsx'
import { Letter } from './letter.tsx'
import { askedBody } from './use-check.ts'

/** A letter about the rows that were checked; they are compared again when it is signed. */
export const LetterSection = ({ asked }: { asked: AskedRow[] }) => (
  <LetterMaker
    label="Make a verification letter"
    make={async () => (await api.register.letter({ body: askedBody(asked) })).data}
  >
    {(letter) => <Letter asked={asked} letter={letter} />}
  </LetterMaker>
)
