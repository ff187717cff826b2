/** One upload from an empty dialog to "Uploaded": its states, what moves it on, and its words. */

import { turnedBy } from '#web/ui/document/turns.ts'
import type { ChosenFile } from './chosen-file.ts'
import type { UploadFailure } from './upload-failure.ts'

export type UploadState =
  | { phase: 'empty'; refusal?: string }
  | { phase: 'opening' }
  | { phase: 'chosen'; file: ChosenFile; refusal?: string; failure?: UploadFailure }
  | { phase: 'preparing' | 'checking'; file: ChosenFile }
  | { phase: 'sending'; file: ChosenFile; percent: number }

export type UploadEvent =
  | { happened: 'closed' | 'opening' | 'preparing' | 'checking' }
  | { happened: 'opened'; file: ChosenFile }
  | { happened: 'turned'; by: 1 | -1 }
  | { happened: 'progress'; share: number }
  | { happened: 'refused'; refusal: string }
  | { happened: 'failed'; failure: UploadFailure }

export const firstState: UploadState = { phase: 'empty' }

export const fileOf = (state: UploadState): ChosenFile | undefined =>
  'file' in state ? state.file : undefined

/** Why the file is not taken. */
export const refusalOf = (state: UploadState): string | undefined =>
  'refusal' in state ? state.refusal : undefined

/** Why it did not get through. */
export const failureOf = (state: UploadState): UploadFailure | undefined =>
  'failure' in state ? state.failure : undefined

/** Whether the file is on its way. */
export const isUnderWay = ({ phase }: UploadState): boolean =>
  phase === 'preparing' || phase === 'sending' || phase === 'checking'

const turned = (file: ChosenFile, by: 1 | -1): ChosenFile =>
  file.kind === 'picture' ? { ...file, turns: turnedBy(file.turns, by) } : file

/** What is not possible in a state changes nothing. */
export const uploadReducer = (state: UploadState, event: UploadEvent): UploadState => {
  if (event.happened === 'closed') return firstState
  if (event.happened === 'opening') return { phase: 'opening' }
  if (event.happened === 'opened') return { phase: 'chosen', file: event.file }
  const file = fileOf(state)
  if (!file) return event.happened === 'refused' ? { phase: 'empty', refusal: event.refusal } : state
  switch (event.happened) {
    case 'turned':
      return isUnderWay(state) ? state : { phase: 'chosen', file: turned(file, event.by) }
    case 'progress':
      return { phase: 'sending', file, percent: Math.round(event.share * 100) }
    case 'refused':
      return { phase: 'chosen', file, refusal: event.refusal }
    case 'failed':
      return { phase: 'chosen', file, failure: event.failure }
    default:
      return { phase: event.happened, file }
  }
}

/** "Uploading 42 %", as it is seen; undefined while nothing is under way. */
export const progressWords = (state: UploadState): string | undefined => {
  if (state.phase === 'preparing') return 'Preparing'
  if (state.phase === 'sending') return `Uploading ${state.percent} %`
  return state.phase === 'checking' ? 'Checking' : undefined
}

/** As it is spoken: of the percents only 0, 50 and 100, for nobody listens to a hundred numbers. */
export const spokenProgress = (state: UploadState): string | undefined =>
  state.phase === 'sending' ? `Uploading ${Math.floor(state.percent / 50) * 50} %` : progressWords(state)

/** How far the bar is, in percent. */
export const barOf = (state: UploadState): number =>
  state.phase === 'sending' ? state.percent : state.phase === 'checking' ? 100 : 0
