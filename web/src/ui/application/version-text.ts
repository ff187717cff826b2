import type { SnapshotMark } from '#shared/applications/records/application-form.ts'
import { shortDigest } from '#shared/kit/format.ts'
import { formatDayOf } from '#web/ui/moments.ts'

/** "Version 1 of 21-11-2026, digest ABCD-EF01-2345" */
export const versionText = ({ number, at, digest }: SnapshotMark): string =>
  `Version ${number} of ${formatDayOf(at)}, digest ${shortDigest(digest)}`
