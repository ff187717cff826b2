import '#web/theme/cases/case-dialogs.scss'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type KeyList = readonly (readonly [keys: string, description: string])[]

interface KeysDialogProps {
  on: boolean
  onSwitch: (on: boolean) => void
  keys: KeyList
  onClose: () => void
}

/** The list of keys, and the switch that turns them off. */
export const KeysDialog = ({ on, onSwitch, keys, onClose }: KeysDialogProps) => (
  <Dialog open title="Shortcuts" onClose={onClose}>
    <div className="form-check">
      <input
        type="checkbox"
        className="form-check-input"
        id="review-keys"
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <label className="form-check-label" htmlFor="review-keys">
        Use keyboard shortcuts on this computer
      </label>
    </div>
    <dl className="key-list">
      {keys.map(([key, description]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <div className="dialog-actions">
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
)
