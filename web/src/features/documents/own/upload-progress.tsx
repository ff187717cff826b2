import '#web/theme/applications/progress.scss'
import { announcedProgress, barPercent, progressText, type UploadState } from './upload-state.ts'

/** The progress of an upload: text and a bar, and for screen readers fewer announcements. */
export const UploadProgress = ({ state, label }: { state: UploadState; label: string }) => {
  const text = progressText(state)
  return (
    <div className="document-progress">
      {text && (
        <>
          <p aria-hidden="true">{text}</p>
          <progress max={100} value={barPercent(state)} aria-label={`Uploading ${label}`} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {state.phase === 'opening' ? 'Opening the file' : announcedProgress(state)}
      </p>
    </div>
  )
}
