/** How a change of settings reads in their history. */

/** The name of a setting, and its value in words. */
export type NamedValue = [name: string, value: string]

interface ChangedSetting {
  setting: string
  before: string
  after: string
}

/** The settings that differ, with what they were and are. Both lists name the same settings. */
export const changedSettings = (
  before: readonly NamedValue[],
  after: readonly NamedValue[],
): ChangedSetting[] => {
  const now = new Map(after)
  return before.flatMap(([setting, value]) => {
    const present = now.get(setting) ?? ''
    return present === value ? [] : [{ setting, before: value, after: present }]
  })
}
