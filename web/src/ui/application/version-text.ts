import { shortDigest } from '#shared/format.ts'
import type { SnapshotMark } from '#shared/records/application-form.ts'
import { formatDayOf } from '#web/ui/moments.ts'

/** "Version 1 of 21-11-2026, digest ABCD-EF01-2345" */
export const versionText = ({ number, at, digest }: SnapshotMark): string =>
  `Version ${number} of ${formatDayOf(at)}, digest ${shortDigest(digest)}`
