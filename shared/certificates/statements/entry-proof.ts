/** The proof that a line of the public log is in it, with the line itself and what it says: one file that needs nothing else. */
import * as z from 'zod/mini'
import { type LogEntry, logEntry, type StoredLeaf } from '#shared/certificates/records/public-log.ts'
import { type Checkpoint, checkProof, extraOf, writeProof } from './log-note.ts'
import { commitmentTo, type LoggedFacts } from './logged-facts.ts'

/** What the line holds under its salt; null where the register says something else by now. */
const opened = z.strictObject({ salt: z.string(), facts: z.string() })
const told = z.strictObject({ entry: z.string(), opened: z.nullable(opened) })

interface ProvedLine {
  index: number
  checkpoint: Checkpoint
  entry: LogEntry
  /** What the public read, if the proof tells it. */
  facts: LoggedFacts | null
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** @param facts what the register says today @param checkpoint the signed note */
export const writeEntryProof = async (
  { index, entry, salt }: StoredLeaf,
  { proof, facts, checkpoint }: { proof: readonly Uint8Array[]; facts: string | null; checkpoint: string },
): Promise<string> => {
  const says = salt && facts ? { salt, facts } : null
  const isNow = says && (await commitmentTo(facts, says.salt)) === logEntry.parse(JSON.parse(entry)).facts
  const extra = JSON.stringify({ entry, opened: isNow ? says : null })
  return writeProof({ index, proof, extra }, checkpoint)
}

/** Null unless the log has signed for the line, and the line says what the proof tells of it. @param verifiers the log's keys */
export const checkEntryProof = async (
  text: string,
  verifiers: readonly string[],
): Promise<ProvedLine | null> => {
  const extra = extraOf(text)
  const given = told.safeParse(parsed(extra)).data
  const entry = logEntry.safeParse(parsed(given?.entry ?? null)).data
  if (!given || !entry || JSON.stringify(given) !== extra) return null
  const { opened } = given
  if (opened && (await commitmentTo(opened.facts, opened.salt)) !== entry.facts) return null
  for (const verifier of verifiers) {
    const found = await checkProof(text, given.entry, verifier)
    if (found) return { ...found, entry, facts: parsed(opened?.facts ?? null) as LoggedFacts | null }
  }
  return null
}
