import type { ApplicantStanding } from '#shared/rules/applicant-next-act.ts'

/** What happens next and who does it; several sentences are in order. */
export const NextSteps = ({ next }: Pick<ApplicantStanding, 'next'>) =>
  next.length === 1 ? (
    <p>{next[0]}</p>
  ) : (
    <ol>
      {next.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  )
