import { useState } from 'react'
import { checkEntryProof } from '#shared/certificates/statements/entry-proof.ts'
import { formatDate } from '#shared/kit/format.ts'
import { useWords } from '#web/ui/language/language.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { logWords } from '#web/ui/register/log-words.ts'
import { publicRegisterWords } from '#web/ui/register/public-register-words.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'

type Proved = NonNullable<Awaited<ReturnType<typeof checkEntryProof>>>
type Found = Proved | 'not-proved' | 'cannot'

const largestInBytes = 100_000

const check = async (file: File, verifiers: readonly string[]): Promise<Found> => {
  if (file.size > largestInBytes) return 'not-proved'
  // An old browser has no Ed25519.
  return checkEntryProof(await file.text(), verifiers).then(
    (found) => found ?? 'not-proved',
    () => 'cannot' as const,
  )
}

/** What the line says, and what the register said where the proof opens it. */
const ProvedLine = ({ proved: { index, entry, facts } }: { proved: Proved }) => {
  const words = useWords(logWords)
  const register = useWords(publicRegisterWords)
  const period = (standing: 'suspended' | 'removed') => {
    const since = facts?.[standing]?.since
    return since ? [{ label: register.standings[standing], value: words.since(formatDate(since)) }] : []
  }
  return (
    <>
      <p role="status">{words.proved(index, formatMoment(entry.at))}</p>
      <SummaryList
        items={[
          { label: words.happened, value: words.kinds[entry.kind] },
          { label: register.registrationNumber, value: entry.number },
          ...(facts
            ? [
                { label: register.name, value: facts.name },
                { label: register.category, value: facts.category },
                { label: register.validUntil, value: formatDate(facts.valid_until) },
                { label: register.city, value: facts.city },
                { label: register.qualification, value: facts.qualification },
                ...period('suspended'),
                ...period('removed'),
                { label: words.certificate, value: facts.certificate },
              ]
            : []),
        ]}
      />
      {!facts && <p>{words.factsHidden}</p>}
    </>
  )
}

/** A file of a holder, checked here in the browser. */
export const CheckProof = ({ verifiers }: { verifiers: readonly string[] }) => {
  const words = useWords(logWords)
  const [found, setFound] = useState<Found>()
  return (
    <>
      <p>
        <FileButton
          accept=".tlog-proof,text/plain"
          onFile={(file) => void check(file, verifiers).then(setFound)}
        >
          {words.open}
        </FileButton>
      </p>
      {found === 'not-proved' && <p role="alert">{words.notProved}</p>}
      {found === 'cannot' && <p role="alert">{words.cannot}</p>}
      {typeof found === 'object' && <ProvedLine proved={found} />}
    </>
  )
}
