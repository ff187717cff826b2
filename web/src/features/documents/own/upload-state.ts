/** The state of the upload dialog, from empty to uploaded: states, events, and the text for each. */
import { rotatedBy } from '#web/ui/document/viewer-geometry.ts'
import type { ChosenFile } from '#web/ui/picture/chosen-file.ts'
import type { UploadFailure } from './upload-problem.ts'

export type UploadState =
  | { phase: 'empty'; refusal?: string }
  | { phase: 'opening' }
  | { phase: 'chosen'; file: ChosenFile; refusal?: string; failure?: UploadFailure }
  | { phase: 'preparing' | 'checking'; file: ChosenFile }
  | { phase: 'sending'; file: ChosenFile; percent: number }

export type UploadEvent =
  | { type: 'closed' | 'opening' | 'preparing' | 'checking' }
  | { type: 'opened'; file: ChosenFile }
  | { type: 'rotated'; by: 1 | -1 }
  | { type: 'progress'; share: number }
  | { type: 'refused'; refusal: string }
  | { type: 'failed'; failure: UploadFailure }

export const initialState: UploadState = { phase: 'empty' }

export const fileOf = (state: UploadState): ChosenFile | undefined =>
  'file' in state ? state.file : undefined

/** Why the file is not accepted. */
export const refusalOf = (state: UploadState): string | undefined =>
  'refusal' in state ? state.refusal : undefined

/** Why the upload did not succeed. */
export const failureOf = (state: UploadState): UploadFailure | undefined =>
  'failure' in state ? state.failure : undefined

/** Whether an upload is under way. */
export const isUploading = ({ phase }: UploadState): boolean =>
  phase === 'preparing' || phase === 'sending' || phase === 'checking'

const rotated = (file: ChosenFile, by: 1 | -1): ChosenFile =>
  file.kind === 'picture' ? { ...file, quarterTurns: rotatedBy(file.quarterTurns, by) } : file

/** An event that is not possible in a state changes nothing. */
export const uploadReducer = (state: UploadState, event: UploadEvent): UploadState => {
  if (event.type === 'closed') return initialState
  if (event.type === 'opening') return { phase: 'opening' }
  if (event.type === 'opened') return { phase: 'chosen', file: event.file }
  const file = fileOf(state)
  if (!file) return event.type === 'refused' ? { phase: 'empty', refusal: event.refusal } : state
  switch (event.type) {
    case 'rotated':
      return isUploading(state) ? state : { phase: 'chosen', file: rotated(file, event.by) }
    case 'progress':
      return { phase: 'sending', file, percent: Math.round(event.share * 100) }
    case 'refused':
      return { phase: 'chosen', file, refusal: event.refusal }
    case 'failed':
      return { phase: 'chosen', file, failure: event.failure }
    default:
      return { phase: event.type, file }
  }
}

/** "Uploading 42 %", as shown; undefined while nothing is under way. */
export const progressText = (state: UploadState): string | undefined => {
  if (state.phase === 'preparing') return 'Preparing'
  if (state.phase === 'sending') return `Uploading ${state.percent} %`
  return state.phase === 'checking' ? 'Checking' : undefined
}

/** For screen readers: of the percents only 0, 50 and 100, because nobody listens to a hundred numbers. */
export const announcedProgress = (state: UploadState): string | undefined =>
  state.phase === 'sending' ? `Uploading ${Math.floor(state.percent / 50) * 50} %` : progressText(state)

/** The value of the progress bar, in percent. */
export const barPercent = (state: UploadState): number =>
  state.phase === 'sending' ? state.percent : state.phase === 'checking' ? 100 : 0
