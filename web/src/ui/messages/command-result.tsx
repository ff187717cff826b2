import type { ReactNode } from 'react'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FailureBox } from './failure-message.tsx'

/**
 * The message after a command: it is done, somebody else has changed the record in the meantime, or something must be
 * done first.
 */
export interface CommandNote {
  kind: 'done' | 'conflict' | 'notice'
  text: string
}

interface CommandResultProps {
  note: CommandNote | undefined
  /** A failure that no open dialog shows. */
  problem: ApiFailure | undefined
  /** Sends the same again, where that is possible. */
  onRetry?: () => void
  /** Shown after the message. */
  children?: ReactNode
}

/** The result of the last command. The status region is there before it is filled, so that screen readers announce it. */
export const CommandResult = ({ note, problem, onRetry, children }: CommandResultProps) => (
  <>
    <div role="status">
      {note && (
        <p className={note.kind === 'done' ? 'flash-text' : 'banner-note'}>
          {note.kind === 'done' && <Icon name="check" />}
          {note.text}
        </p>
      )}
    </div>
    {children}
    {problem && <FailureBox failure={problem} onRetry={onRetry} />}
  </>
)
