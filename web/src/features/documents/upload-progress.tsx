import '#web/theme/progress.scss'
import { barOf, progressWords, spokenProgress, type UploadState } from './upload-state.ts'

/** How far the file is: a bar and words for the eyes, and a few words for the ears. */
export const UploadProgress = ({ state, label }: { state: UploadState; label: string }) => {
  const words = progressWords(state)
  return (
    <div className="document-progress">
      {words && (
        <>
          <p aria-hidden="true">{words}</p>
          <progress max={100} value={barOf(state)} aria-label={`Uploading ${label}`} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {state.phase === 'opening' ? 'Opening the file' : spokenProgress(state)}
      </p>
    </div>
  )
}
